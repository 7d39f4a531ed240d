import { escapeHtml as e } from './escapeHtml.ts';
import { shortEvent } from './mermaid.ts';
import type { SpokenPath, WalkReport } from './walkReport.ts';

/** The report for people: one page that needs nothing else, with a box to tick at every step of every path. */
export function toHtml(report: WalkReport, picture: string, diagram: string): string {
  const { title, machine, paths, transitions, missing, strategy } = report;
  const covered = transitions.length - missing.length;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${e(title)}: paths</title><style>${STYLE}</style></head>
<body>
<h1>${e(title)}</h1>
<p>${paths.length} paths that take <b>${covered} of ${transitions.length}</b> transitions (strategy <code>${e(strategy)}</code>). Each step says what to do and, in green, what must then be seen.</p>
${missing.length > 0 ? `<p class="warning">No path takes: ${missing.map((key) => `<code>${e(key)}</code>`).join(', ')}</p>` : ''}
<details open><summary>Picture of the machine <code>${e(machine)}</code></summary><div class="picture">${picture}</div></details>
<h2>Paths</h2>
${paths.map(pathSection).join('\n')}
<h2>Which path takes which transition</h2>
<div class="scroll"><table><thead><tr><th>From</th><th>When</th><th>If</th><th>To</th>${paths.map(({ id }) => `<th>${e(id.split('-').at(-1) ?? '')}</th>`).join('')}</tr></thead>
<tbody>${transitions
    .map(
      (transition) =>
        `<tr${missing.includes(transition.key) ? ' class="missing"' : ''}><td>${e(transition.source)}</td><td>${e(shortEvent(transition))}</td><td>${e(transition.guard ?? '')}</td><td>${e(transition.targets.join(', ') || '(stays)')}</td>${paths
          .map((path) => `<td>${path.steps.some((step) => step.transitions.includes(transition.key)) ? '●' : ''}</td>`)
          .join('')}</tr>`,
    )
    .join('\n')}</tbody></table></div>
<details><summary>The same picture as Mermaid source</summary><pre>${e(diagram)}</pre></details>
</body>
</html>
`;
}

function pathSection({ id, end, steps }: SpokenPath): string {
  const items = steps
    .map(
      ({ instruction, expectation }) =>
        `<li><label><input type="checkbox"> ${e(instruction)}.</label> <span>${e(expectation)}.</span></li>`,
    )
    .join('');
  return `<details><summary><b>${e(id)}</b> ${steps.length} steps, ends with: ${e(end)}</summary><ol>${items}</ol></details>`;
}

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#142a22}
summary{cursor:pointer;padding:.4rem 0}li{margin:.3rem 0}li span{color:#10654f}code{background:#f3f8f1;padding:0 .2rem}
.warning,.missing{color:#a02511}.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:.8125rem}td,th{border:1px solid #d7dfda;padding:.15rem .4rem;text-align:left}
svg{max-width:100%;height:auto;font-size:13px}svg rect{fill:#fff;stroke:#7f8f88}svg .final rect{fill:#e4f1e2;stroke:#10654f}svg text{text-anchor:middle;fill:#142a22}
svg .arrow{fill:none;stroke:#10654f;stroke-width:1.3;opacity:.7}svg .arrow:hover{stroke-width:3;opacity:1}svg .arrow.missing{stroke:#c0301a;stroke-dasharray:5 4}svg marker path{fill:#10654f}
@media (prefers-color-scheme:dark){body{background:#0b1a15;color:#edf4ef}code{background:#12291f}li span{color:#7fd0b2}svg rect{fill:#152b23}svg text{fill:#edf4ef}svg .final rect{fill:#143528}}`;
