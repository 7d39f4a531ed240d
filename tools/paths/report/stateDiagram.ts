import type { AnyStateMachine } from 'xstate';
import { escapeHtml as e } from '#domain/text/escapeHtml.ts';
import { type Layout, layoutStates, type PlacedState, picture } from './stateLayout.ts';
import type { SpokenTransition, WalkReport } from './walkReport.ts';

/** All transitions between the same two states share one arrow, with their numbers. */
type Arrow = { from: PlacedState; to: PlacedState; transitions: SpokenTransition[] };

const NAME_BASELINE = 20;
/** The distance between the ends of arrows, so that they don't overlap. */
const APART = 6;

/**
 * A machine as a picture that needs no script: its states one below the other, arrows down on the right for going on,
 * up on the left for going back. Numbers are those of the report; pointing at an arrow tells what makes it happen.
 */
export const stateDiagram = (machine: AnyStateMachine, report: WalkReport): string =>
  drawStates(reportLayout(machine, report), report);

/** Where the states of a machine are in its picture. */
export const reportLayout = (machine: AnyStateMachine, { states }: Pick<WalkReport, 'states'>): Layout =>
  layoutStates(machine, (id) => states.find((state) => state.id === id)?.words);

/** What differs from another picture, by the id of a state and the key of a transition. */
export type Mark = 'new' | 'changed' | 'gone';
export type Marks = { states: ReadonlyMap<string, Mark>; transitions: ReadonlyMap<string, Mark> };

const UNMARKED: Marks = { states: new Map(), transitions: new Map() };
/** For readers who do not see the colours. */
const SIGNS = { new: '+', changed: '≠', gone: '−' } as const;

export function drawStates(
  { states, height }: Layout,
  { transitions, missing }: Pick<WalkReport, 'transitions' | 'missing'>,
  marks: Marks = UNMARKED,
): string {
  const placed = new Map(states.map((state) => [state.id, state]));
  const arrows = new Map<string, Arrow>();
  const staying = new Map<string, SpokenTransition[]>();
  for (const transition of transitions)
    for (const target of transition.targets.length > 0 ? transition.targets : [transition.source]) {
      const [from, to] = [placed.get(transition.source), placed.get(target)];
      // A transition of the whole machine has no box to start at; the table says "anywhere".
      if (!from || !to) continue;
      if (from === to) {
        staying.set(from.id, [...(staying.get(from.id) ?? []), transition]);
        continue;
      }
      const between = `${from.id} ${to.id}`;
      arrows.set(between, { from, to, transitions: [...(arrows.get(between)?.transitions ?? []), transition] });
    }
  const drawn = [
    ...states.filter(({ kind }) => kind === 'frame').map((frame) => drawState(frame, staying.get(frame.id), marks)),
    ...states.filter(({ kind }) => kind === 'box').map((box) => drawState(box, staying.get(box.id), marks)),
    ...[...arrows.values()].map((arrow) => drawArrow(arrow, new Set(missing), marks)),
  ];
  return `<svg viewBox="0 0 ${picture.width} ${height}" role="img" aria-label="States and the transitions between them"><defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>${drawn.join('\n')}</svg>`;
}

function drawState(state: PlacedState, staying: readonly SpokenTransition[] = [], marks: Marks): string {
  const mark = marks.states.get(state.id);
  const { kind, name, lines, left, right, top, bottom, isInitial, isFinal } = state;
  const end = isFinal
    ? `<rect class="inner" x="${left + 3}" y="${top + 3}" width="${right - left - 6}" height="${bottom - top - 6}" rx="6"/>`
    : '';
  const start = isInitial
    ? `<circle cx="${left + 15}" cy="${top + 15}" r="4.5"><title>begins here</title></circle>`
    : '';
  const words = lines.map(
    (line, index) =>
      `<text class="words" x="${left + 14}" y="${top + NAME_BASELINE + 17 * (index + 1)}">${e(line)}</text>`,
  );
  const stays = staying.length === 0 ? '' : stayingLabel(staying, right - 12, top + NAME_BASELINE, marks);
  return `<g class="${classOf(kind, mark)}"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="8"/>${end}${start}<text class="name" x="${left + (isInitial ? 28 : 14)}" y="${top + NAME_BASELINE}">${signOf(mark)}${e(name)}</text>${words.join('')}${stays}</g>`;
}

function stayingLabel(transitions: readonly SpokenTransition[], x: number, y: number, marks: Marks): string {
  const mark = markOf(transitions, marks);
  return `<text class="${classOf('stays', mark)}" x="${x}" y="${y}">${signOf(mark)}↻ ${numbersOf(transitions)}<title>${titleOf(transitions)}</title></text>`;
}

function drawArrow({ from, to, transitions }: Arrow, missing: ReadonlySet<string>, marks: Marks): string {
  const mark = markOf(transitions, marks);
  const goesOn = to.top > from.top;
  const sign = goesOn ? 1 : -1;
  const edge = (state: PlacedState) => (goesOn ? state.right : state.left);
  const start = { x: edge(from), y: anchorOf(from, 'bottom') + APART * sign };
  const end = { x: edge(to), y: anchorOf(to, 'top') - APART * sign };
  const outermost = goesOn ? Math.max(start.x, end.x) : Math.min(start.x, end.x);
  const bend = outermost + sign * Math.min(290, 32 + Math.abs(end.y - start.y) * 0.6);
  // The middle of the curve.
  const label = { x: (start.x + end.x + 6 * bend) / 8, y: (start.y + end.y) / 2 };
  const numbers = signOf(mark) + numbersOf(transitions);
  const width = 10 + numbers.length * 7;
  const isMissing = transitions.every(({ key }) => missing.has(key));
  const happensByItself = transitions.every(({ kind }) => kind !== 'event');
  const kinds = ['arrow', ...(happensByItself ? ['itself'] : []), ...(isMissing ? ['missing'] : [])].join(' ');
  return `<g class="${classOf(kinds, mark)}"><title>${titleOf(transitions)}</title><path d="M${start.x} ${start.y}C${bend} ${start.y} ${bend} ${end.y} ${end.x} ${end.y}" marker-end="url(#head)"/><rect x="${label.x - width / 2}" y="${label.y - 10}" width="${width}" height="20" rx="10"/><text x="${label.x}" y="${label.y + 4.5}">${numbers}</text></g>`;
}

/** Arrows enter a frame at its name and leave it at its foot. */
function anchorOf({ kind, top, bottom }: PlacedState, side: 'top' | 'bottom'): number {
  if (kind === 'box') return (top + bottom) / 2;
  return side === 'top' ? top + NAME_BASELINE : bottom - NAME_BASELINE;
}

/** An arrow whose transitions have different marks counts as changed. */
function markOf(transitions: readonly SpokenTransition[], marks: Marks): Mark | undefined {
  const found = new Set(transitions.map(({ key }) => marks.transitions.get(key)));
  const [only] = found;
  return found.size === 1 ? only : found.size > 1 ? 'changed' : undefined;
}
const classOf = (kinds: string, mark: Mark | undefined) => (mark ? `${kinds} ${mark}` : kinds);
const signOf = (mark: Mark | undefined) => (mark ? `${SIGNS[mark]} ` : '');

const numbersOf = (transitions: readonly SpokenTransition[]) => transitions.map(({ number }) => number).join(', ');

const titleOf = (transitions: readonly SpokenTransition[]) =>
  e(transitions.map(({ number, words }) => `${number}: ${words}`).join('\n'));
