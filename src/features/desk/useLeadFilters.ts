import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LeadQuery } from '#src/api/desk.ts';
import { DESK_SEARCH } from '#src/storage/adminWork.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';

export const FILTERS = ['type', 'state', 'language', 'source', 'owner', 'score', 'from', 'until'] as const;
export type LeadFilter = (typeof FILTERS)[number];
export type LeadOrder = 'time' | 'score' | 'person';

/** The filters are in the address; the search text is kept in the tab (D31). */
export function useLeadFilters() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(() => String(tabStorage.read(DESK_SEARCH) ?? ''));
  const chosen = Object.fromEntries([...params].filter(([name]) => isOurs(name)));
  const order = chosen.order ?? 'time';
  const isAscending = chosen.direction === 'ascending';
  const set = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = Object.entries({ ...chosen, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const query: LeadQuery = { params: chosen, search };
  return {
    query: useDeferredValue(query),
    search,
    order,
    isAscending,
    valueOf: (filter: LeadFilter) => chosen[filter],
    isFiltered: search !== '' || FILTERS.some((filter) => chosen[filter] !== undefined),
    choose: (filter: LeadFilter, value: string | undefined) => set({ [filter]: value }),
    /** Reverses the order if it is already sorted this way. */
    sort: (by: LeadOrder) =>
      set({
        order: by === 'time' ? undefined : by,
        direction: by === order && !isAscending ? 'ascending' : undefined,
      }),
    find: (words: string) => {
      tabStorage.write(DESK_SEARCH, words);
      setSearch(words);
    },
    reset: () => {
      tabStorage.remove(DESK_SEARCH);
      setSearch('');
      setParams([], { replace: true });
    },
  };
}
export type LeadFilters = ReturnType<typeof useLeadFilters>;

const isOurs = (name: string) => [...FILTERS, 'order', 'direction'].some((known) => known === name);
