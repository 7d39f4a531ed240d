import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

const DELAY = 700; // milliseconds, spec 9 "tooltip delay"

/** Time for the pointer to move from a cell to its note, in milliseconds. */
const GRACE = 150;

export type Place = { row: number; column: number };

export type ShownNote = { place: Place; cell: HTMLElement };

/**
 * The note of one cell of a table at a time: shown at once for a cell that has the focus or was pressed, after a moment
 * under the pointer, until the visitor leaves the cell and the note or presses Escape. One cell is in the tab order;
 * arrow keys move from there. The handlers are on the table; cells are found by `data-row` and `data-column`.
 */
export function useCellNote() {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [note, setNote] = useState<ShownNote>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (milliseconds: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  };
  const show = (cell: HTMLElement) => {
    clearTimeout(timer.current);
    setNote({ place: placeOf(cell), cell });
  };
  const hide = () => {
    clearTimeout(timer.current);
    setNote(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const tableHandlers = {
    onPointerOver: ({ target, pointerType }: SyntheticEvent<HTMLElement> & { pointerType: string }) => {
      const cell = cellOf(target);
      if (cell && pointerType === 'mouse') later(DELAY, () => show(cell));
    },
    onPointerOut: ({ target }: SyntheticEvent<HTMLElement>) => {
      if (cellOf(target)) later(GRACE, () => setNote((shown) => (shown && hasFocus(shown.cell) ? shown : undefined)));
    },
    onFocus: ({ target }: SyntheticEvent<HTMLElement>) => {
      const cell = cellOf(target);
      if (!cell) return;
      setPlace(placeOf(cell));
      show(cell);
    },
    onBlur: hide,
    onClick: ({ target }: SyntheticEvent<HTMLElement>) => {
      const cell = cellOf(target);
      if (cell) show(cell);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') return hide();
      const next = cellOf(event.target) && neighbour(event.currentTarget, place, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
  const noteHandlers = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: () => later(GRACE, hide) };
  return { place, note, tableHandlers, noteHandlers };
}

const hasFocus = (cell: HTMLElement) => cell === document.activeElement;

function cellOf(target: EventTarget): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-row][data-column]')) || undefined;
}

const placeOf = ({ dataset }: HTMLElement): Place => ({ row: Number(dataset.row), column: Number(dataset.column) });

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function neighbour(table: HTMLElement, { row, column }: Place, key: string): HTMLElement | null {
  const step = steps[key];
  if (!step) return null;
  return table.querySelector(`[data-row="${row + step[0]}"][data-column="${column + step[1]}"]`);
}
