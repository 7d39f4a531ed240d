import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SaveAnswer } from '../documents/answers.ts';
import { afterSave, edited, redone, replaced, startHistory, undone } from '../documents/draftHistory.ts';
import type { Drafts } from '../documents/saveRules.ts';
import { checkDrafts, readDocuments, readEffects, saveDrafts } from './api.ts';
import { keepDrafts, keptDrafts, onOtherWindow } from './keptDrafts.ts';

type Documents = Readonly<Record<string, string>>;

/** Milliseconds without an edit, after which more than the check is worked out. */
const QUIET = 500;

export type Workbench = ReturnType<typeof useWorkbench>;

/** The documents with their drafts, what the check says about them, and what they change. */
export function useWorkbench() {
  const [documents, setDocuments] = useState<Documents>();
  const [history, setHistory] = useState(() => startHistory(keptDrafts()));
  const [isKept, setIsKept] = useState(true);
  const [trouble, setTrouble] = useState<string>();
  const { drafts } = history;
  const say = useCallback((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)), []);

  const reload = useCallback(() => readDocuments().then(setDocuments, say), [say]);
  useEffect(() => {
    void reload();
    import.meta.hot?.on('workbench:disk', reload);
    return () => import.meta.hot?.off('workbench:disk', reload);
  }, [reload]);

  // What another window has is not written back to it.
  const heard = useRef<Drafts | undefined>(undefined);
  useEffect(
    () =>
      onOtherWindow((others) => {
        heard.current = others;
        setHistory((now) => replaced(now, others));
      }),
    [],
  );
  useEffect(() => {
    if (drafts !== heard.current) setIsKept(keepDrafts(drafts));
  }, [drafts]);

  const [areEffectsShown, setAreEffectsShown] = useState(false);
  const checked = useAnswer(documents, drafts, 0, checkDrafts, say);
  // Not for nobody: the machines are walked twice.
  const effects = useAnswer(areEffectsShown ? documents : undefined, drafts, QUIET, readEffects, say);

  const texts = useMemo(
    () => ({
      ...documents,
      ...Object.fromEntries(Object.entries(drafts).map(([file, { text }]) => [file, text])),
    }),
    [documents, drafts],
  );

  const save = useCallback(async (): Promise<SaveAnswer | undefined> => {
    try {
      const answer = await saveDrafts(drafts);
      if (answer.may) setHistory((now) => afterSave(now, drafts));
      await reload();
      return answer;
    } catch (error) {
      say(error);
      return undefined;
    }
  }, [drafts, reload, say]);

  return {
    documents,
    drafts,
    /** By file, with the drafts. */
    texts,
    /** Of the drafts a moment ago, while new ones are checked. */
    checked: checked?.answer,
    /** Undefined while they are worked out, null while there are faults. */
    effects: effects?.of === drafts ? effects.answer : undefined,
    showEffects: setAreEffectsShown,
    trouble,
    isKept,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** A text as it is being typed. */
    edit: (file: string, text: string) =>
      setHistory((now) => edited(now, { file, text, at: Date.now(), documents: documents ?? {} })),
    /** An edit by one press, which is undone by itself. */
    change: (file: string, text: string) =>
      setHistory((now) => edited(now, { file, text, at: undefined, documents: documents ?? {} })),
    /** One edit of several documents. */
    editAll: (edits: Readonly<Record<string, string>>) =>
      setHistory((now) =>
        Object.entries(edits).reduce(
          (history, [file, text]) => ({
            ...edited(history, { file, text, at: undefined, documents: documents ?? {} }),
            past: [...now.past, now.drafts],
          }),
          now,
        ),
      ),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    /** Takes the file's text, or drops a new document. */
    discard: (file: string) =>
      setHistory((now) => {
        const { [file]: _draft, ...others } = now.drafts;
        return replaced(now, others);
      }),
    /** Keeps the draft although the file has changed. */
    insist: (file: string) =>
      setHistory((now) => {
        const draft = now.drafts[file];
        return draft ? replaced(now, { ...now.drafts, [file]: { ...draft, base: documents?.[file] ?? null } }) : now;
      }),
    save,
  };
}

/** The server's last answer, and the drafts that it is about. */
function useAnswer<Answer>(
  documents: Documents | undefined,
  drafts: Drafts,
  quiet: number,
  ask: (drafts: Drafts, signal: AbortSignal) => Promise<Answer>,
  onError: (error: unknown) => void,
): { answer: Answer; of: Drafts } | undefined {
  const [answer, setAnswer] = useState<{ answer: Answer; of: Drafts }>();
  useEffect(() => {
    if (!documents) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(drafts, abort.signal).then(
        (found) => setAnswer({ answer: found, of: drafts }),
        (error: unknown) => {
          if (!abort.signal.aborted) onError(error);
        },
      );
    }, quiet);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [documents, drafts, quiet, ask, onError]);
  return answer;
}
