/** Stands in for the shim that @xstate/react brings along for React before 18, by what React has itself. */
export { useSyncExternalStore } from 'react';
