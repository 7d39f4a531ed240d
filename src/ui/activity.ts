let isActive = false;

/**
 * From here on every sign of a visitor counts. The browser's own navigator.userActivation says so of a page that was
 * loaded again, too.
 */
export function watchForActivity(): void {
  for (const type of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(type, () => (isActive = true), { capture: true, once: true });
}

/** Whether somebody has done something since the page was loaded. */
export const hasBeenActive = (): boolean => isActive;
