import { type MouseEvent, useRef } from 'react';

type Pressed = { control: Element; name: string | null };

/**
 * A step changes under the pointer, so the rest of a double click would answer the next question. Lets the later clicks
 * of a series through only on the control where the series began (F-03).
 * @returns the handler for the element around the steps
 */
export function useSingleClicks(): (event: MouseEvent) => void {
  const began = useRef<Pressed | undefined>(undefined);
  return (event) => {
    const pressed = pressedBy(event);
    // Not from a pointer, but from a key, or the click that a label causes on its field.
    if (event.detail === 0) return;
    if (event.detail === 1) began.current = pressed;
    if (began.current?.control === pressed.control && began.current.name === pressed.name) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** An option and its label count as one; the same element under another question has another name. */
function pressedBy({ target }: MouseEvent): Pressed {
  const element = target as Element; // clicks happen on elements
  const control = element.closest('label, button, a') ?? element;
  return { control, name: control.querySelector('input')?.name ?? null };
}
