import { register } from 'tsx/esm/api';

/** The thread that makes lines of the leads' file, run from its source. */
register();
await import('../../server/owner/exportThread.ts');
