import type { Draft, Drafts } from './saveRules.ts';

type Documents = Readonly<Record<string, string>>;

/** The drafts with what can be undone and redone. */
export type DraftHistory = {
  drafts: Drafts;
  past: readonly Drafts[];
  future: readonly Drafts[];
  /** Of the last edit; another of the same file soon after is undone together with it. */
  last?: { file: string; at: number };
};

const MOST_STEPS = 200;
/** A pause in typing, in milliseconds, after which a new step to undo begins. */
const PAUSE = 800;

export const startHistory = (drafts: Drafts): DraftHistory => ({ drafts, past: [], future: [] });

/**
 * A document has another text. One that is as its file again is no draft any more.
 * @param at when a text was typed on; undefined for a press, which is a step to undo of its own
 */
export function edited(
  history: DraftHistory,
  { file, text, at, documents }: { file: string; text: string; at: number | undefined; documents: Documents },
): DraftHistory {
  const { drafts, past, last } = history;
  const base = drafts[file]?.base ?? documents[file] ?? null;
  const { [file]: _before, ...others } = drafts;
  const next = text === base && text === documents[file] ? others : { ...others, [file]: { text, base } };
  const isGoingOn = at !== undefined && last?.file === file && at - last.at < PAUSE && past.length > 0;
  return {
    drafts: next,
    past: isGoingOn ? past : [...past, drafts].slice(-MOST_STEPS),
    future: [],
    ...(at !== undefined && { last: { file, at } }),
  };
}

export function undone({ drafts, past, future }: DraftHistory): DraftHistory {
  const before = past.at(-1);
  return before ? { drafts: before, past: past.slice(0, -1), future: [drafts, ...future] } : { drafts, past, future };
}

export function redone({ drafts, past, future }: DraftHistory): DraftHistory {
  const [next, ...rest] = future;
  return next ? { drafts: next, past: [...past, drafts], future: rest } : { drafts, past, future };
}

/** Drafts that differ for another reason than an edit: the step can be undone. */
export const replaced = ({ drafts, past }: DraftHistory, next: Drafts): DraftHistory => ({
  drafts: next,
  past: [...past, drafts],
  future: [],
});

/** What was saved is no draft any more, unless it has been edited since; what came before it can't be undone. */
export function afterSave({ drafts }: DraftHistory, sent: Drafts): DraftHistory {
  const left = Object.entries(drafts).flatMap(([file, draft]): [string, Draft][] =>
    draft.text === sent[file]?.text ? [] : [[file, sent[file] ? { ...draft, base: sent[file].text } : draft]],
  );
  return startHistory(Object.fromEntries(left));
}
