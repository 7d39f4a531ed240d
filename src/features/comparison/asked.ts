/** Something asked of the server, as far as it has come. */
export type Asked<Value> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: Value };
