// Calls of the server beside the socket. What it refuses is an error with its words.

export class Refused extends Error {
  /**
   * @param {string} text
   * @param {any} [data] the whole answer
   */
  constructor(text, data) {
    super(text);
    this.data = data;
  }
}

/**
 * @param {"GET" | "POST"} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    data = { text };
  }
  if (!answer.ok) throw new Refused(data.text || `${answer.status}`, data);
  return data;
}
