// The few names of Preact that the page uses, and `html`: templates without a build.
import htm from "../vendor/htm.js";
import { Fragment, createContext, h, render } from "../vendor/preact.js";

export const html = htm.bind(h);
export { Fragment, createContext, h, render };
export { useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "../vendor/hooks.js";

/**
 * Return the class names that apply.
 * @param {...(string | false | null | undefined)} names
 * @returns {string}
 */
export function cx(...names) {
  return names.filter(Boolean).join(" ");
}
