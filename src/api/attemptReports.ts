import type { AttemptReport } from '#domain/funnel/attempt.ts';
import { currentApiBase } from './host.ts';

/** Hands a report to the browser, which sends it even when the page is closed. False if the browser does not accept it. */
export function sendAttemptReport(report: AttemptReport): boolean {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  return navigator.sendBeacon(`${currentApiBase()}/api/quiz-steps`, body);
}
