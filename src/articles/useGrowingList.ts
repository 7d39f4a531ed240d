import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

type GrowingList<Item> = {
  shown: readonly Item[];
  hasMore: boolean;
  /** Shows the next items, and moves the focus to the first of them. */
  showMore: () => void;
};

/** How many items were shown, by visit to a page, so that a visitor who returns finds the place again. */
const lengths = new Map<string, number>();

/**
 * The start of a list that may be long: items that are not rendered do not delay typing into its search (T-09).
 * @param step so many are shown at first, and with each press
 * @param list the element whose children are the items
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  step: number,
  list: RefObject<HTMLElement | null>,
): GrowingList<Item> {
  const { key } = useLocation();
  const [grown, setGrown] = useState(() => ({ items, length: lengths.get(key) ?? step }));
  // The results of another search are shown from their start.
  const length = grown.items === items ? grown.length : step;
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const item = list.current?.children[firstNew.current];
    firstNew.current = undefined;
    item?.querySelector<HTMLElement>('a:not([tabindex="-1"]), button')?.focus();
  });
  const showMore = () => {
    firstNew.current = length;
    lengths.set(key, length + step);
    setGrown({ items, length: length + step });
  };
  return { shown: items.length > length ? items.slice(0, length) : items, hasMore: items.length > length, showMore };
}
