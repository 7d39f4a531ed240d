import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** The place of a state: a box, or the frame around the boxes inside it. */
export type PlacedState = {
  id: string;
  name: string;
  kind: 'box' | 'frame';
  isInitial: boolean;
  isFinal: boolean;
  /** What is seen in it, broken into lines. */
  lines: string[];
  left: number;
  right: number;
  top: number;
  bottom: number;
};
export type Layout = { states: PlacedState[]; height: number };

/** In units of the picture. */
export const picture = { width: 1180, boxLeft: 370, boxRight: 810 };
const NAME_HEIGHT = 26;
const LINE_HEIGHT = 17;
const GAP = 18;
/** The distance of a frame from its content. */
const MARGIN = 14;
const LONGEST_LINE = 60;

/** Puts the states of a machine one below the other, in their order, with a frame around those that belong together. */
export function layoutStates(machine: AnyStateMachine, wordsOf: (id: string) => string | undefined): Layout {
  const states: PlacedState[] = [];
  let y = GAP;
  const place = (node: AnyStateNode): void => {
    const children = Object.values(node.states);
    const outward = levelsBelow(node) * MARGIN;
    const placed: PlacedState = {
      id: node.id,
      name: node.key,
      kind: children.length > 0 ? 'frame' : 'box',
      isInitial: node.parent?.type !== 'parallel' && node.parent?.initial?.target?.includes(node) === true,
      isFinal: node.type === 'final',
      lines: children.length > 0 ? [] : linesOf(wordsOf(node.id) ?? ''),
      left: picture.boxLeft - outward,
      right: picture.boxRight + outward,
      top: y,
      bottom: y,
    };
    states.push(placed);
    y += NAME_HEIGHT + placed.lines.length * LINE_HEIGHT + (placed.kind === 'box' ? 8 : 6);
    for (const child of children) place(child);
    placed.bottom = y;
    y += GAP;
  };
  for (const child of Object.values(machine.root.states)) place(child);
  return { states, height: y };
}

function levelsBelow(node: AnyStateNode): number {
  const children = Object.values(node.states);
  return children.length === 0 ? 0 : 1 + Math.max(...children.map(levelsBelow));
}

function linesOf(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST_LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
