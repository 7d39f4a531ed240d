import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SectionSkeleton } from '../systems/QueryBody.tsx';

type WhenNearProps = { section: string; children: ReactNode };

/** How far below the window a part starts to load, so that it is ready in time. */
const AHEAD = '800px 0px';

/** After this time everything is loaded, so that the page can be printed or searched. In milliseconds. */
const AT_LAST = 4000;

/** Loads a part of the page when the visitor gets near it, or after a while. */
export function WhenNear({ section, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    // Hundreds of cells: rendered in steps, so that the page stays responsive.
    const load = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    const timer = setTimeout(load, AT_LAST);
    // Loaded parts are rendered within the event, before the page is laid out for the printer.
    const loadNow = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', loadNow);
    return () => {
      window.removeEventListener('beforeprint', loadNow);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [near]);
  const blank = <SectionSkeleton section={section} />;
  return <div ref={place}>{near ? <Suspense fallback={blank}>{children}</Suspense> : blank}</div>;
}
