/** Something asked of the server, as far as it has come. */
export type Query<Value> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: Value };
