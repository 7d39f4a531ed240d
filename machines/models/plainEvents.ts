import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** The usual class of an event: a failure with a reason; anything else as it is, if it leads anywhere. */
export function plainEvent(type: string, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (type.startsWith('xstate.error.')) return [{ type, error: new Error('The server refuses') }];
  return type.startsWith('xstate.') || snapshot.can({ type }) ? [{ type }] : [];
}
