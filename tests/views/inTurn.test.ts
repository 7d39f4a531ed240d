import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from '#src/loading/inTurn.ts';

test('work is done in the order in which it was asked for, also when the first takes longest or fails', async () => {
  const done: string[] = [];
  const show = inTurn(async ({ name, takes }: { name: string; takes: number }) => {
    await pause(takes);
    if (name === 'broken') throw new Error(name);
    done.push(name);
  });
  show({ name: 'the sheet was closed', takes: 20 });
  show({ name: 'broken', takes: 5 });
  show({ name: 'the link was copied', takes: 0 });
  await expect.poll(() => done).toEqual(['the sheet was closed', 'the link was copied']);
});
