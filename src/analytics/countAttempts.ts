import type { Device } from '#domain/funnel/attempt.ts';
import funnel from '#schemas/content/funnel.json';
import { hearFlows } from '#src/actors/inspection.ts';
import { sendAttemptReport } from '#src/api/attemptReports.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';
import { createAttemptCounter } from './attemptCounter.ts';

/** How long a report waits for more moves, in milliseconds; when the page is hidden it is sent at once. */
const PATIENCE = 10_000;

type Options = {
  /** The path of the current page, without its language. */
  pathHere: () => string;
  language: string;
  newId: () => string;
};

/** Tells the server where in a quiz visitors are, for as long as the page is open (D53). */
export function countAttempts({ pathHere, language, newId }: Options): void {
  let isSoon = false;
  const counter = createAttemptCounter({
    storage: tabStorage,
    newId,
    send: sendAttemptReport,
    wayHere: () => funnel.ways.find((way) => sameWay(way) === sameWay(pathHere())),
    language,
    device: deviceHere,
    onUnsent() {
      if (isSoon) return;
      isSoon = true;
      setTimeout(() => {
        isSoon = false;
        counter.flush();
      }, PATIENCE);
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') counter.hide(Date.now());
    else counter.show(Date.now());
  });
  addEventListener('pagehide', () => counter.hide(Date.now()));
  addEventListener('pageshow', () => counter.show(Date.now()));
  hearFlows(counter.hear);
}

/** The router accepts upper and lower case, and a slash at the end. */
const sameWay = (path: string): string => (path === '/' ? path : path.replace(/\/$/, '').toLowerCase());

function deviceHere(): Device {
  if (innerWidth < funnel.devices.phoneBelow) return 'phone';
  return innerWidth < funnel.devices.tabletBelow ? 'tablet' : 'desktop';
}
