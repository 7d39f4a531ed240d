let isActive = false;

/**
 * From this call on, any action of the visitor counts. The browser's own navigator.userActivation may already be true on
 * a reloaded page.
 */
export function watchForActivity(): void {
  for (const type of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(type, () => (isActive = true), { capture: true, once: true });
}

/** Whether the visitor has done anything since the page was loaded. */
export const hasBeenActive = (): boolean => isActive;
