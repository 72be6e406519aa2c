// The connection of a seat: kept up, and made again when it is lost.
import { language } from "./i18n.js";

/** @typedef {Record<string, any>} Message */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;

export class Connection {
  /**
   * @param {string} token of the seat
   * @param {() => void} changed called after every change
   */
  constructor(token, changed) {
    this.token = token;
    this.changed = changed;
    /** @type {"connecting" | "open" | "waiting" | "closed"} */
    this.status = "connecting";
    /** @type {string} why the connection has ended for good */
    this.closed = "";
    this.wait = FIRST_WAIT;
    this.requests = 0;
    /** @type {Map<number, (message: Message) => void>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  connect() {
    clearTimeout(this.timer);
    this.status = "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/socket/${encodeURIComponent(this.token)}?lang=${language()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.status = "open";
      this.opened();
      this.wait = FIRST_WAIT;
      this.changed();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.waiting.clear();
      if (this.closed) this.status = "closed";
      else {
        this.status = "waiting";
        this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
      }
      this.changed();
    };
  }

  /** End the connection for good. */
  leave() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Called when the connection is there again. */
  opened() {}

  /** @param {Message} message */
  receive(message) {
    if (message.type === "closed") this.closed = message.key === "serving.stopping" ? "" : message.text;
    this.waiting.get(message.re)?.(message);
    this.waiting.delete(message.re);
  }

  /**
   * Send a request; nothing is kept for later if there is no connection.
   * @param {string} type
   * @param {Message} [fields]
   * @returns {number} its number
   */
  send(type, fields = {}) {
    const re = ++this.requests;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type, re, ...fields }));
    return re;
  }

  /**
   * Send a request that is answered by a detail, a reason or a refusal.
   * @param {string} type
   * @param {Message} fields
   * @returns {Promise<Message>}
   */
  ask(type, fields) {
    const re = this.send(type, fields);
    return new Promise((resolve) => this.waiting.set(re, resolve));
  }
}
