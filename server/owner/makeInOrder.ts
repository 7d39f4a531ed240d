import { setImmediate } from 'node:timers/promises';

type Make<Chunk, Made> = (chunk: Chunk) => Promise<Made>;
/** Undefined while the other thread can't take a chunk. */
type MakeElsewhere<Chunk, Made> = (chunk: Chunk) => Promise<Made> | undefined;

/** How many results may be ready or under way before they are wanted. */
const MOST_AHEAD = 6;

/**
 * Makes a result of each chunk, in order. Another thread gets chunks as long as it takes them; meanwhile this thread makes
 * the next result, and those on which the other failed.
 */
export async function* makeInOrder<Chunk, Made>(
  chunks: AsyncIterable<Chunk>,
  makeHere: Make<Chunk, Made>,
  makeElsewhere: MakeElsewhere<Chunk, Made>,
): AsyncGenerator<Made> {
  const left = chunks[Symbol.asyncIterator]();
  const ahead: Coming<Made>[] = [];
  let chunk = await left.next();
  while (!chunk.done || ahead.length > 0) {
    while (!chunk.done && ahead.length < MOST_AHEAD) {
      const { value } = chunk;
      const elsewhere = makeElsewhere(value)?.catch(() => makeHere(value));
      if (!elsewhere) break;
      ahead.push(coming(elsewhere));
      chunk = await left.next();
    }
    const [first] = ahead;
    if (first && (first.isThere() || chunk.done || ahead.length >= MOST_AHEAD)) {
      ahead.shift();
      yield await first.made;
    } else if (!chunk.done) {
      const here = coming(makeHere(chunk.value));
      ahead.push(here);
      chunk = await left.next();
      await here.made;
    }
    // Lets the results of the other thread arrive.
    await setImmediate();
  }
}

type Coming<Made> = { made: Promise<Made>; isThere: () => boolean };

function coming<Made>(made: Promise<Made>): Coming<Made> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  // It may never be awaited. Code that does await it still gets a failure.
  made.then(settle, settle);
  return { made, isThere: () => isSettled };
}
