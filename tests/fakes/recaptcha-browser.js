/**
 * The part of the fake that runs in the page; `recaptcha.ts` makes a classic script of it.
 *
 * @typedef {{
 *   sitekey: string,
 *   size?: string,
 *   hl?: string,
 *   callback?: (token: string) => void,
 *   "error-callback"?: () => void,
 *   "expired-callback"?: () => void,
 * }} Given
 */

/** Google's `api.js`: a stub that loads the rest. */
export function loadRecaptcha(
  /** @type {{ url: string, onload: string | null }} */ { url, onload },
) {
  /** @type {any} */
  const page = window;
  /** @type {(() => void)[]} */
  const waiting = [];
  page.grecaptcha = { ready: (/** @type {() => void} */ callback) => waiting.push(callback) };
  const script = document.createElement("script");
  script.src = `${url}/releases/main.js`;
  script.onload = () => {
    for (const callback of waiting) callback();
    if (onload) page[onload]?.();
  };
  document.head.append(script);
}

/** Defines `grecaptcha`. Widgets must be rendered into an element of their own, and be invisible. */
export function runFakeRecaptcha(/** @type {string} */ url) {
  /** @typedef {{ given: Given, response: string, hide: () => void, run: number }} Widget */
  /** @type {Widget[]} */
  const widgets = [];

  const find = (/** @type {number} */ id = 0) => {
    const widget = widgets[id];
    if (!widget) throw new Error("Invalid reCAPTCHA client id");
    return widget;
  };

  async function run(/** @type {Widget} */ widget) {
    const current = ++widget.run;
    const { given } = widget;
    const answer = await fetch(`${url}/api2/token?hl=${given.hl}`, {
      method: "POST",
      body: given.sitekey,
    });
    const { act, token } = await answer.json();
    if (current !== widget.run) return null;
    const succeed = () => {
      widget.response = token;
      given.callback?.(token);
    };
    if (act === "promise") return token;
    if (act === "token") succeed();
    if (act === "error") given["error-callback"]?.();
    if (act === "challenge") widget.hide = showChallenge(url, succeed);
    return null;
  }

  /** @type {any} */ (window).grecaptcha = {
    ready: (/** @type {() => void} */ callback) => callback(),
    render(/** @type {HTMLElement} */ element, /** @type {Given} */ given) {
      if (element.childNodes.length) {
        throw new Error("reCAPTCHA has already been rendered in this element");
      }
      if (given.size !== "invisible") throw new Error("Invalid site key or size");
      const badge = document.createElement("div");
      badge.className = "grecaptcha-badge";
      badge.textContent = "protected by reCAPTCHA";
      element.append(badge);
      return widgets.push({ given, response: "", hide: () => {}, run: 0 }) - 1;
    },
    execute: (/** @type {number} */ id) => run(find(id)),
    getResponse: (/** @type {number} */ id) => find(id).response,
    reset(/** @type {number} */ id) {
      const widget = find(id);
      widget.run++;
      widget.response = "";
      widget.hide();
    },
  };
}

/**
 * Challenge over the page in Google's structure: a hidden box appended to the body, then made visible. A
 * click beside the frame hides it without a callback.
 */
function showChallenge(/** @type {string} */ url, /** @type {() => void} */ succeed) {
  const fade =
    "transition: visibility linear 0.3s, opacity 0.3s linear; position: absolute; left: 0;";
  const away = `${fade} visibility: hidden; top: -10000px; opacity: 0;`;
  const box = document.createElement("div");
  box.style.cssText = away;
  const veil = document.createElement("div");
  veil.style.cssText = "position: fixed; inset: 0; z-index: 2000000000; background: #fff8;";
  const frame = document.createElement("iframe");
  frame.title = "recaptcha challenge expires in two minutes";
  frame.src = `${url}/api2/bframe`;
  frame.style.cssText =
    "position: fixed; inset: 20% auto auto 20%; z-index: 2000000001; width: 300px; height: 200px; background: #fff;";
  box.append(veil, frame);
  document.body.append(box);

  const hide = () => {
    box.style.cssText = away;
    removeEventListener("message", solve);
  };
  const solve = (/** @type {MessageEvent} */ event) => {
    if (event.source !== frame.contentWindow) return;
    hide();
    succeed();
  };
  addEventListener("message", solve);
  veil.addEventListener("click", hide);
  frame.addEventListener("load", () => {
    box.style.cssText = `${fade} visibility: visible; top: 0; opacity: 1;`;
  });
  return hide;
}
