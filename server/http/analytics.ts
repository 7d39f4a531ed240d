import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '#domain/text/escapeHtml.ts';

/** A service that counts what visitors do. */
export type Analytics = {
  /** The address of its script, with the id of the site in it. */
  script: string;
  /** Where else it may load from and report to. */
  origins: readonly string[];
};

/** Whether a browser asks not to be tracked: then it gets nothing from the service (D30). */
export const refusesTracking = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1';

/** The scripts of a page with analytics: the site's own starts the list of events, and the service's reads it. */
export const analyticsTags = ({ script }: Analytics): string =>
  `<script src="/analytics.js" async></script>
    <script src="${escapeHtml(script)}" async data-analytics></script>`;

/** What the policy of such a page allows in addition. */
export function analyticsSources({ script, origins }: Analytics): Readonly<Record<string, readonly string[]>> {
  const sources = [...new Set([new URL(script).origin, ...origins])];
  return { 'script-src': sources, 'connect-src': sources, 'img-src': sources };
}
