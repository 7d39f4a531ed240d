// Keeps what a visitor types and presses on a prerendered page before its app can take it;
// src/app/replayEarlyInput.ts hands it over. A separate file, because the app is a hundred times as large and this has
// to run before it.
(() => {
  // The app was there first.
  if (window.early) return;
  const listeners = new AbortController();
  // Between the end of the document and the start of the app, only browser extensions add nodes.
  const strangers = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) early.foreign.add(node);
  });
  const watch = () => strangers.observe(document.body, { childList: true, subtree: true });
  const early = {
    typed: new Map(),
    pressed: undefined,
    focused: undefined,
    foreign: new Set(),
    isAppThere: false,
    stop: () => {
      listeners.abort();
      strangers.disconnect();
    },
  };
  window.early = early;

  const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal: listeners.signal });
  /** React stops an event at its root when it cannot take it yet; an event that reaches its target has been taken. */
  const unlessTaken = (target, type, forget) =>
    target.addEventListener(type, () => early.isAppThere && forget(), { once: true });
  const given = ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value);

  // A select reports a choice as input and as change; React listens to the change only.
  const keepTyped = ({ target, type }) => {
    if (type === 'input' || !early.typed.has(target)) early.typed.set(target, given(target));
    unlessTaken(target, type, () => {
      const isHeard = type === 'change' || target.localName !== 'select';
      if (isHeard && given(target) === early.typed.get(target)) early.typed.delete(target);
    });
  };
  const keepPressed = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    early.pressed = button;
    unlessTaken(button, 'click', () => {
      early.pressed = undefined;
    });
  };

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch, { once: true });
  else watch();
  listen('input', keepTyped);
  listen('change', keepTyped);
  listen('click', keepPressed);
  listen('focusin', ({ target }) => {
    early.focused = target;
  });
  // The browser must not send a form itself: it would put the fields into the address.
  listen('submit', (event) => event.preventDefault());
})();
