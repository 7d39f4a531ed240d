import { expect, test } from 'vitest';
import { makeInOrder } from '#server/owner/makeInOrder.ts';
import { deferred } from '#tests/support/deferred.ts';

const TWENTY = Array.from({ length: 20 }, (_, number) => number);

async function* each(chunks: readonly number[]) {
  yield* chunks;
}

/** What arrived, and which chunks were made here. */
async function collect(makeElsewhere: (chunk: number) => Promise<string> | undefined, chunks = TWENTY) {
  const madeHere: number[] = [];
  const makeHere = async (chunk: number) => {
    madeHere.push(chunk);
    return `here ${chunk}`;
  };
  const came: string[] = [];
  for await (const made of makeInOrder(each(chunks), makeHere, makeElsewhere)) came.push(made);
  return { came, madeHere };
}

const numbers = (came: string[]) => came.map((made) => Number(made.split(' ')[1]));

test('what is made in two places comes in the order of the chunks', async () => {
  const { came, madeHere } = await collect((chunk) =>
    chunk % 3 === 0 ? new Promise((resolve) => setTimeout(resolve, 5, `there ${chunk}`)) : undefined,
  );
  expect(numbers(came)).toEqual(TWENTY);
  expect(madeHere).toEqual(TWENTY.filter((chunk) => chunk % 3 !== 0));
});

test('without another place all is made here; of no chunks nothing is made', async () => {
  expect((await collect(() => undefined)).madeHere).toEqual(TWENTY);
  expect(await collect(() => Promise.resolve('there'), [])).toEqual({ came: [], madeHere: [] });
});

test('what fails elsewhere, now or later, is made here, in its place', async () => {
  const { came, madeHere } = await collect((chunk) => {
    if (chunk % 4 === 1) return Promise.reject(new Error('no thread'));
    return new Promise((resolve, reject) =>
      setTimeout(() => (chunk % 4 === 2 ? reject(new Error('no thread any more')) : resolve(`there ${chunk}`)), 5),
    );
  });
  expect(numbers(came)).toEqual(TWENTY);
  expect(madeHere.toSorted((a, b) => a - b)).toEqual(TWENTY.filter((chunk) => chunk % 4 === 1 || chunk % 4 === 2));
});

test('what fails here, too, ends it, after all that comes before', async () => {
  const fail = async (chunk: number) => {
    if (chunk === 3) throw new Error('the database has gone');
    return chunk;
  };
  const came: number[] = [];
  const read = async () => {
    for await (const made of makeInOrder(each(TWENTY), fail, fail)) came.push(made);
  };
  await expect(read()).rejects.toThrow('the database has gone');
  expect(came).toEqual([0, 1, 2]);
});

test('no more than six are made before the first of them is wanted', async () => {
  const begun: number[] = [];
  const first = deferred<number>();
  const made = makeInOrder(
    each(TWENTY),
    async (chunk) => {
      begun.push(chunk);
      return chunk;
    },
    (chunk) => {
      if (chunk !== 0) return undefined;
      begun.push(chunk);
      return first.promise;
    },
  );
  const coming = made.next();
  await expect.poll(() => begun.length).toBe(6);
  first.resolve(0);
  expect(await coming).toEqual({ done: false, value: 0 });
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
