import { type ReactNode, useEffect, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { radii, zIndex } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

type CellNoteProps = {
  cell: HTMLElement;
  children: ReactNode;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

const WIDTH = 260;
const MARGIN = 8;
/** The note is above the cell if there is less room below it than this, in px. */
const ROOM = 150;

/** For sighted visitors only: the cell has the same words as its description. */
export function CellNote({ cell, children, ...handlers }: CellNoteProps) {
  const box = useBox(cell);
  const middle = box.left + box.width / 2 - WIDTH / 2;
  const left = Math.max(MARGIN, Math.min(middle, document.documentElement.clientWidth - WIDTH - MARGIN));
  const above = window.innerHeight - box.bottom < ROOM;
  return (
    <Note
      aria-hidden
      {...handlers}
      style={{ left, ...(above ? { bottom: window.innerHeight - box.top } : { top: box.bottom }) }}
    >
      <div>{children}</div>
    </Note>
  );
}

/** The position of an element, updated while the page or a part of it scrolls. */
function useBox(element: HTMLElement): DOMRect {
  const [box, setBox] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const follow = () => setBox(element.getBoundingClientRect());
    follow();
    // Captured, because the scroll events of parts don't bubble.
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [element]);
  return box;
}

// The padding is part of the note, so that there is no gap for the pointer.
const Note = styled('div')({
  position: 'fixed',
  zIndex: zIndex.tooltip,
  width: WIDTH,
  paddingBlock: 6,
  '& > div': {
    padding: '10px 14px',
    borderRadius: radii.control,
    backgroundColor: color.bgInverse,
    color: color.textInverse,
    boxShadow: color.shadowDialog,
    fontSize: '.875rem',
    lineHeight: 1.4,
  },
  '& b': { display: 'block' },
  '@media print': { display: 'none' },
});
