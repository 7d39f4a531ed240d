import { escapeHtml as e } from '#domain/text/escapeHtml.ts';
import { pageOf } from './htmlPage.ts';
import type { WalkReport } from './walkReport.ts';

export function toOverview(reports: readonly WalkReport[]): string {
  const rows = reports.map(({ machine, title, paths, transitions, missing }) => {
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    const covered = transitions.length - missing.length;
    return `<tr${missing.length > 0 ? ' class="missing"' : ''}><td><a href="${e(machine)}.html">${e(title)}</a></td><td><code>${e(machine)}</code></td><td>${paths.length}</td><td>${steps}</td><td>${covered} of ${transitions.length}</td></tr>`;
  });
  return pageOf(
    'Every way a visitor can go',
    `<h1>Every way a visitor can go</h1>
<p>Each machine is one flow of the product. Its page has a picture of it, paths to walk with a box to tick at every step, and which path takes which transition.</p>
<table><thead><tr><th>Flow</th><th>Machine</th><th>Paths</th><th>Steps</th><th>Transitions taken</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  );
}
