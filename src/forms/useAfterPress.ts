import { useCallback, useEffect, useRef } from 'react';

/**
 * Holds work back while a pointer is pressed. A change of layout between press and release would move the target away
 * from under the pointer, and the click would miss it (BL-15).
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  const held = useRef<(() => void)[]>([]);

  useEffect(() => {
    let release: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(release);
      isPressed.current = true;
    };
    const letGo = () => {
      clearTimeout(release);
      // The click follows the release at once: only a later task is sure to run after it.
      release = setTimeout(() => {
        isPressed.current = false;
        for (const work of held.current.splice(0)) work();
      });
    };
    for (const kind of PRESSES) document.addEventListener(kind, press, true);
    for (const kind of RELEASES) document.addEventListener(kind, letGo, true);
    return () => {
      clearTimeout(release);
      for (const kind of PRESSES) document.removeEventListener(kind, press, true);
      for (const kind of RELEASES) document.removeEventListener(kind, letGo, true);
    };
  }, []);

  return useCallback((work) => {
    if (isPressed.current) held.current.push(work);
    else work();
  }, []);
}

/** On a touch screen the field loses the focus with the mouse events that follow the touch. */
const PRESSES = ['pointerdown', 'mousedown'] as const;
/** A press may end without a release of its own: as a scroll, as a drag, in the system's context menu, or with a key. */
const RELEASES = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'] as const;
