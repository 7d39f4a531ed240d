import { register } from 'tsx/esm/api';

/** The thread that writes, run from its source. */
register();
await import('../../server/writes/writerThread.ts');
