import type { ResultsState } from './navigationState.ts';
export function ResultsRoute(_: { results: ResultsState }) {
  return null;
}
