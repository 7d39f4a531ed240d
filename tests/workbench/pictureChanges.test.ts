import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { reportLayout } from '#tools/paths/report/stateDiagram.ts';
import { listTransitions } from '#tools/paths/transitions.ts';
import { type MachineSketch, machinePicture } from '#workbench/documents/pictureChanges.ts';

type Targets = Readonly<Record<string, string>>;

/** A machine of states that each lead to another, by one event. */
function sketch(targets: Targets, words: Targets = {}): MachineSketch {
  const states = Object.fromEntries(
    Object.entries(targets).map(([name, target]) => [name, { on: { 'next.pressed': target } }]),
  );
  const machine = createMachine({ id: 'till', initial: Object.keys(targets)[0] ?? '', states });
  const seen = Object.keys(targets).map((name) => ({ id: `till.${name}`, words: words[name] ?? name }));
  return {
    layout: reportLayout(machine, { states: seen }),
    states: seen,
    transitions: listTransitions(machine).map((transition, index) => ({
      ...transition,
      number: index + 1,
      words: 'Next',
    })),
    missing: [],
  };
}

test('what is new, changed and gone is said, drawn, and seen without colours', () => {
  const before = sketch({ open: 'paid', paid: 'open', closed: 'open' });
  const {
    now,
    before: was,
    changes,
  } = machinePicture(before, sketch({ open: 'tipped', tipped: 'paid', paid: 'open' }));
  expect(changes.map(({ mark, words }) => `${mark}: ${words}`)).toEqual([
    'new: the state “tipped”',
    'gone: the state “closed”',
    'changed: 1: Next',
    'new: 2: Next',
    'gone: 3: Next',
  ]);
  expect(now).toContain('+ tipped</text>');
  expect(now).toContain('class="arrow changed"');
  expect(was).toContain('− closed</text>');
});

test('a state that reads otherwise is changed, and nothing is drawn as it was', () => {
  const targets = { open: 'paid', paid: 'open' };
  const { before, changes } = machinePicture(sketch(targets), sketch(targets, { paid: 'Thank you' }));
  expect([before, changes]).toEqual([undefined, [{ mark: 'changed', words: 'the state “paid”' }]]);
});
