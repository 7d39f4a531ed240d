import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { SectionSkeleton } from './AskedBody.tsx';

type WhenNearProps = { section: string; children: ReactNode };

/** How far below the window a part begins to load, so that it is there when it is scrolled to. */
const AHEAD = '1200px 0px';

/** Loads a part of the page when the visitor comes near it, and in any case before the page is printed. */
export function WhenNear({ section, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const load = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    window.addEventListener('beforeprint', load);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', load);
    };
  }, [near]);
  const blank = <SectionSkeleton section={section} />;
  return <div ref={place}>{near ? <Suspense fallback={blank}>{children}</Suspense> : blank}</div>;
}
