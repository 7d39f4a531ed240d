import { headingId, type Section } from './sections.ts';

/** How long a section is held in place while parts above it load, in milliseconds. */
const HELD_FOR = 5000;

/** The visitor's own scrolling. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let letGo = () => {};

/**
 * Brings a section to the top and moves the focus to its heading, so that it is read next. What loads above it
 * meanwhile does not push it away, until the visitor moves.
 */
export function goToSection(section: Section): void {
  letGo();
  const heading = document.getElementById(headingId(section));
  if (!heading) return;
  heading.focus({ preventScroll: true });
  const show = () => heading.scrollIntoView({ block: 'start' });
  show();

  const observer = new ResizeObserver(show);
  const release = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
  };
  const timer = setTimeout(release, HELD_FOR);
  observer.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  letGo = release;
}
