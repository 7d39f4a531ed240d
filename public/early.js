// Keeps what a visitor types and presses on a page made at build while its app cannot take it yet; src/app/replayEarlyInput.ts
// hands it over. A file of its own, because the app is a hundred times as large and this has to be there before it.
(() => {
  const early = { typed: new Map(), pressed: undefined, isAppThere: false, onKept: () => undefined };
  window.early = early;

  /** The app stops at its root what it cannot take yet; what reaches its target is taken. */
  const unlessTaken = (target, type, forget) => {
    target.addEventListener(type, () => early.isAppThere && forget(), { once: true });
    early.onKept();
  };
  const given = ({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value);
  // With what stood there: an app that wakes at the event empties the control before it hears of it. A select tells of
  // one choice twice, and the app listens to the second time only.
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
  // The browser itself never sends a form: it would put the fields into the address.
  const holdBack = (event) => event.preventDefault();

  addEventListener('input', keepTyped, true);
  addEventListener('change', keepTyped, true);
  addEventListener('click', keepPressed, true);
  addEventListener('submit', holdBack, true);
})();
