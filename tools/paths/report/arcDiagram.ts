import type { AnyStateMachine } from 'xstate';
import { listTransitions, stateNodes, type Transition } from '../transitions.ts';
import { escapeHtml } from './escapeHtml.ts';
import { shortEvent } from './mermaid.ts';

const ROW = 44;
const BOX = { width: 250, height: 30, left: 330 };

/**
 * A machine as a picture that needs no script: its states one below the other, arrows down on the right for going on,
 * up on the left for going back. Hovering an arrow tells what makes it happen.
 */
export function arcDiagram(machine: AnyStateMachine, missing: ReadonlySet<string>): string {
  const leaves = stateNodes(machine).filter((node) => Object.keys(node.states).length === 0);
  const rowOf = (id: string) => leaves.findIndex((leaf) => leaf.id === id || leaf.id.startsWith(`${id}.`));
  const height = leaves.length * ROW + 20;
  const boxes = leaves.map(({ id, type }, row) => {
    const name = escapeHtml(id.replace(`${machine.id}.`, ''));
    return `<g class="state${type === 'final' ? ' final' : ''}"><rect x="${BOX.left}" y="${row * ROW + 8}" width="${BOX.width}" height="${BOX.height}" rx="8"/><text x="${BOX.left + BOX.width / 2}" y="${row * ROW + 28}">${name}</text></g>`;
  });
  const arrows = listTransitions(machine).flatMap((transition) =>
    transition.targets
      .map((target) => ({ from: rowOf(transition.source), to: rowOf(target) }))
      .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to)
      .map(({ from, to }) => arrow(transition, from, to, missing.has(transition.key))),
  );
  return `<svg viewBox="0 0 910 ${height}" role="img" aria-label="States and transitions"><defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>${arrows.join('')}${boxes.join('')}</svg>`;
}

function arrow(transition: Transition, from: number, to: number, isMissing: boolean): string {
  const goesOn = to > from;
  const x = goesOn ? BOX.left + BOX.width : BOX.left;
  const reach = Math.min(300, 26 + Math.abs(to - from) * 20) * (goesOn ? 1 : -1);
  const [y1, y2] = [from * ROW + 23, to * ROW + 23];
  const title = `${shortEvent(transition)}${transition.guard === undefined ? '' : ` [${transition.guard}]`}`;
  return `<path class="arrow${isMissing ? ' missing' : ''}" d="M${x} ${y1}C${x + reach} ${y1} ${x + reach} ${y2} ${x} ${y2}" marker-end="url(#head)"><title>${escapeHtml(title)}</title></path>`;
}
