import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { isRecord } from '#domain/json.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';

export type FlowStorageOptions<Machine extends AnyStateMachine> = {
  key: string;
  machine: Machine;
  /** Data stored under another version is dropped. */
  version: string;
  /** Any input: the machine must be created to find out whether a snapshot fits. */
  input: InputFrom<Machine>;
  fits: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** The stored part of the context; undefined while nothing may be stored, since a restored send would be sent again. */
  kept: (snapshot: SnapshotFrom<Machine>) => object | undefined;
};

/** Keeps a quiz in this tab over a reload (D16). */
export function createFlowStorage<Machine extends AnyStateMachine>(options: FlowStorageOptions<Machine>) {
  const { key, machine, version, input, fits, kept } = options;

  function readsAs(snapshot: Snapshot<unknown>): boolean {
    try {
      // A snapshot that fits no state gives an actor in error, or throws; the actor need not be started to find out.
      const actor = createActor(machine, { snapshot, input } as never);
      const read = actor.getSnapshot() as SnapshotFrom<Machine>;
      return (read as { status: string }).status === 'active' && fits(read);
    } catch {
      return false;
    }
  }

  return {
    /** A quiz started earlier in this tab; undefined if there is none or it no longer fits. */
    load(): Snapshot<unknown> | undefined {
      const stored = tabStorage.read(key);
      if (!isRecord(stored) || stored.version !== version || !isRecord(stored.snapshot)) return undefined;
      // The cast is checked by `readsAs`, in which the machine itself reads the snapshot.
      const snapshot = stored.snapshot as unknown as Snapshot<unknown>;
      return readsAs(snapshot) ? snapshot : undefined;
    },

    save(actor: Actor<Machine>): void {
      const snapshot = actor.getSnapshot() as SnapshotFrom<Machine>;
      const context = (snapshot as { status: string }).status === 'active' ? kept(snapshot) : undefined;
      if (context === undefined) return;
      const persisted = actor.getPersistedSnapshot() as unknown as object;
      tabStorage.write(key, { version, snapshot: { ...persisted, context } });
    },

    clear: () => tabStorage.remove(key),
  };
}
