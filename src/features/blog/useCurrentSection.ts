import { useCallback, useSyncExternalStore } from 'react';
import type { Section } from '#domain/articles/html/outline.ts';

/** As a share of the window's height: a heading above this line counts as read. */
const READING_LINE = 0.3;

/** The id of the last section whose heading has passed the reading line. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const read = useCallback(() => {
    const line = window.innerHeight * READING_LINE;
    return sections.findLast(({ id }) => {
      const heading = document.getElementById(id);
      return heading !== null && heading.getBoundingClientRect().top < line;
    })?.id;
  }, [sections]);
  return useSyncExternalStore(watchScroll, read, () => undefined);
}

function watchScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
