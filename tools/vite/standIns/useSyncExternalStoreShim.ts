/** Replaces the shim that @xstate/react imports for React before 18 by React's own hook. */
export { useSyncExternalStore } from 'react';
