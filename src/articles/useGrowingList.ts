import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

type GrowingList<Item> = {
  shown: readonly Item[];
  hasMore: boolean;
  /** Shows as many more, and moves the focus to the first of them. */
  showMore: () => void;
};

/** How many were shown, by the visit to a page, so that who comes back finds the place again. */
const lengths = new Map<string, number>();

/**
 * The start of a list that may be long: what is not drawn keeps nobody waiting who types into its search (T-09).
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
  // Another search begins at its start.
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
