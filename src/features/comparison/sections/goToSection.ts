import { headingId, type Section } from './sections.ts';

/** How long a section is held in place while parts above it load, in milliseconds. */
const HELD_FOR = 5000;

/** Events by which visitors scroll the page themselves. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let letGo = () => {};

/**
 * Scrolls a section to the top and moves the focus to its heading, so that it is read next. Content that loads above it
 * meanwhile does not push it away, until the visitor scrolls or presses anything.
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
