import { type ReactNode, useEffect, useRef, useState } from 'react';
import { below, inLetters } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { IconButton } from './IconButton.tsx';
import { Icon } from './icons/Icon.tsx';
import { isRightToLeft } from './isRightToLeft.ts';

type ScrollStripProps = { backText: string; forwardText: string; children: ReactNode };

/** How far a press scrolls (spec 9), in pixels: one item with its gap. */
const STRIP_STEP = { phone: 140, wide: 180 } as const;

const GAP = 8;
const PHONE = `(max-width: ${inLetters(599.95)})`;

/** A button at each end scrolls by one item. */
export function ScrollStrip({ backText, forwardText, children }: ScrollStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const edges = useEdges(list);
  const scroll = (direction: 1 | -1) => {
    const step = matchMedia(PHONE).matches ? STRIP_STEP.phone : STRIP_STEP.wide;
    list.current?.scrollBy({ left: direction * step * towardsEnd(list.current) });
  };
  return (
    <Strip>
      <IconButton type="button" aria-label={backText} aria-disabled={edges.atStart} onClick={() => scroll(-1)}>
        <Icon name="arrow-left" weight="bold" />
      </IconButton>
      <List ref={list}>{children}</List>
      <IconButton type="button" aria-label={forwardText} aria-disabled={edges.atEnd} onClick={() => scroll(1)}>
        <Icon name="arrow-right" weight="bold" />
      </IconButton>
    </Strip>
  );
}

type Edges = { atStart: boolean; atEnd: boolean };

/** Which ends of the row are in view. */
function useEdges(list: React.RefObject<HTMLElement | null>): Edges {
  const [edges, setEdges] = useState<Edges>({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const { clientWidth, scrollWidth } = element;
      const scrolled = element.scrollLeft * towardsEnd(element);
      setEdges({ atStart: scrolled <= 1, atEnd: scrolled + clientWidth >= scrollWidth - 1 });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list]);
  return edges;
}

/** Scroll positions count from the left, and are negative on a right-to-left page. */
const towardsEnd = (element: Element): 1 | -1 => (isRightToLeft(element) ? -1 : 1);

const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > button[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
  '@media print': { display: 'none' },
});

const List = styled('ul')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  gap: GAP,
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  padding: 6,
  scrollPaddingInline: 6,
  '& > li': { flex: `0 0 ${STRIP_STEP.wide - GAP}px` },
  [below.small]: { '& > li': { flexBasis: STRIP_STEP.phone - GAP } },
});
