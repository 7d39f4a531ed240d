// Keeps what a visitor types and presses on a prerendered page before the app can handle it; src/app/replayEarlyInput.ts
// replays it. A file of its own, because it has to be there before the app, which is a hundred times as large.
(() => {
  const early = { typed: new Map(), pressed: undefined, isAppThere: false, onKept: () => undefined };
  window.early = early;

  /** The app stops events at its root that it cannot handle yet; what reaches its target is handled. */
  const unlessTaken = (target, type, forget) => {
    target.addEventListener(type, () => early.isAppThere && forget(), { once: true });
    early.onKept();
  };
  const given = ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value);
  // With the value at that time: an app that hydrates at the event empties the control before it gets the event. A select
  // fires twice per choice, and the app listens to the second event only.
  const keepTyped = ({ target, type }) => {
    if (type === 'input' || !early.typed.has(target)) early.typed.set(target, given(target));
    const isHeard = () =>
      given(target) === early.typed.get(target) && (type === 'change' || target.localName !== 'select');
    unlessTaken(target, type, () => isHeard() && early.typed.delete(target));
  };
  const keepPressed = ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    early.pressed = button;
    unlessTaken(button, 'click', () => {
      early.pressed = undefined;
    });
  };
  // The browser itself must never send a form: it would put the fields into the address.
  const holdBack = (event) => event.preventDefault();

  addEventListener('input', keepTyped, true);
  addEventListener('change', keepTyped, true);
  addEventListener('click', keepPressed, true);
  addEventListener('submit', holdBack, true);
})();
