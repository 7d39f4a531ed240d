import { escapeHtml as e } from '#domain/text/escapeHtml.ts';
import { pageOf } from './htmlPage.ts';
import { shortEvent } from './mermaid.ts';
import type { SpokenPath, SpokenTransition, WalkReport } from './walkReport.ts';

/** The report for people: one self-contained page with a box to tick at every step of every path. */
export function toHtml(report: WalkReport, picture: string, diagram: string): string {
  const { title, machine, paths, transitions, missing, strategy } = report;
  const covered = transitions.length - missing.length;
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return pageOf(
    `${title}: every way through it`,
    `<p class="up"><a href="index.html">All machines</a></p>
<h1>${e(title)}</h1>
<p class="figures"><b>${paths.length}</b> paths <b>${steps}</b> steps <b>${covered} of ${transitions.length}</b> transitions taken <span>machine <code>${e(machine)}</code>, strategy <code>${e(strategy)}</code></span></p>
${missing.length > 0 ? `<p class="warning">No path takes: ${missing.map((key) => `<code>${e(key)}</code>`).join(', ')}</p>` : ''}
<nav><a href="#picture">Picture</a> <a href="#paths">Paths to walk</a> <a href="#transitions">Transitions and the paths that take them</a></nav>
<h2 id="picture">Picture</h2>
<p>A box is a state: where a visitor is, and what is seen there. An arrow is a transition: what makes the visitor go from one to the other. Its number is that of the table below; point at it to read it. Arrows on the right lead on, on the left back. Dashed ones happen by themselves: an answer of the server or browser, or time.</p>
<p class="key"><span>● begins here</span> <span>▣ double line: ends here</span> <span>↻ something happens and the visitor stays</span></p>
<div class="picture">${picture}</div>
<h2 id="paths">Paths to walk</h2>
<p>Each step says what to do and, after the arrow, what must then be seen. In small the numbers of the transitions it takes.</p>
${paths.map((path, index) => pathSection(path, index === 0, transitions)).join('\n')}
<h2 id="transitions">Transitions and the paths that take them</h2>
<div class="scroll"><table><thead><tr><th>No.</th><th>From</th><th class="words">What happens</th><th>To</th>${paths.map(({ id }, index) => `<th class="path"><a href="#${e(id)}">${index + 1}</a></th>`).join('')}</tr></thead>
<tbody>${transitions.map((transition) => transitionRow(transition, report)).join('\n')}</tbody></table></div>
<details><summary>The same picture as Mermaid source</summary><pre>${e(diagram)}</pre></details>`,
  );
}

function pathSection({ id, title, end, steps }: SpokenPath, isOpen: boolean, all: readonly SpokenTransition[]): string {
  const numbers = (keys: readonly string[]) =>
    all
      .filter(({ key }) => keys.includes(key))
      .map(({ number }) => number)
      .join(', ');
  const items = steps
    .map(
      ({ instruction, expectation, transitions }) =>
        `<li><label><input type="checkbox"> ${e(instruction)}</label> <span class="seen">→ ${e(expectation)}</span> <small>${numbers(transitions)}</small></li>`,
    )
    .join('');
  return `<details class="path" id="${e(id)}"${isOpen ? ' open' : ''}><summary><b>${e(id)}</b> ${e(title)} <span class="seen">→ ${e(end)}</span> <small>${steps.length} ${steps.length === 1 ? 'step' : 'steps'}</small></summary><ol>${items}</ol></details>`;
}

function transitionRow(transition: SpokenTransition, { machine, paths, missing }: WalkReport): string {
  const { number, key, words, guard, source, targets } = transition;
  const isMissing = missing.includes(key);
  const marks = paths.map((path) => (path.steps.some((step) => step.transitions.includes(key)) ? '●' : ''));
  const code = `${shortEvent(transition)}${guard === undefined ? '' : ` [${guard}]`}`;
  const name = (id: string) => (id === machine ? '(anywhere)' : id.replace(`${machine}.`, ''));
  return `<tr${isMissing ? ' class="missing"' : ''}><td>${number}</td><td>${breakable(name(source))}</td><td>${e(words)}<br><code>${breakable(code)}</code></td><td>${breakable(targets.map(name).join(', ') || '(stays)')}</td>${marks.map((mark) => `<td class="path">${mark}</td>`).join('')}</tr>`;
}

/** Names of code have no spaces to break a line at. */
const breakable = (name: string) => e(name).replace(/[.(]/g, '$&<wbr>');
