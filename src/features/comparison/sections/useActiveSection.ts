import { useEffect, useState } from 'react';
import type { Section } from './sections.ts';

/** A line 30 % below the top of the window; the section that crosses it is active (spec 2). */
const LINE = 0.3;
const AT_LINE = '-30% 0px -70% 0px';

/** Follows the scroll. Above the first section the first one is active, below the last section the last. */
export function useActiveSection(sections: readonly Section[]): Section | undefined {
  const [active, setActive] = useState(sections[0]);
  useEffect(() => {
    const parts = sections.flatMap((section) => document.getElementById(section) ?? []);
    const look = () => {
      const isAbove = (part: HTMLElement) => part.getBoundingClientRect().top <= window.innerHeight * LINE;
      const reached = parts.findLast(isAbove) ?? parts[0];
      setActive(sections.find((section) => section === reached?.id));
    };
    const observer = new IntersectionObserver(look, { rootMargin: AT_LINE });
    // Parts above and below the sections too: a jump from the end of the page to its top crosses no section.
    for (const part of parts[0]?.parentElement?.children ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, [sections]);
  return active && sections.includes(active) ? active : sections[0];
}
