import type { StateValue } from 'xstate';

/** Where a visitor of a quiz is: the name of the question, or of the state after the questions. */
export function placeOf(value: StateValue): string {
  const place = nameOf(value);
  if (place === 'answering' && typeof value === 'object') return nameOf(value.answering ?? '');
  // The last wait for the results, which visitors cannot tell from the one before.
  return place === 'handingOver' ? 'processing' : place;
}

const nameOf = (value: StateValue): string => (typeof value === 'string' ? value : (Object.keys(value)[0] ?? ''));
