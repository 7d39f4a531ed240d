import type { Finding } from '#checks/finding.ts';

/** A document as it is edited: its text now, and the file's text when the edit began; null where there was no file. */
export type Draft = { text: string; base: string | null };
export type Drafts = Readonly<Record<string, Draft>>;

/** A file that has changed since the edit began. */
export type Conflict = { file: string; disk: string | null };

export type SaveVerdict =
  | { may: true; files: string[] }
  | { may: false; why: 'nothing' }
  | { may: false; why: 'changedOnDisk'; conflicts: Conflict[] }
  | { may: false; why: 'faults'; faults: Finding[] };

/**
 * Whether drafts may be written over their files: not while the check has errors, and never over what somebody else has
 * written meanwhile.
 * @param disk the file's text as it is now; null where there is none
 */
export function judgeSave(
  drafts: Drafts,
  disk: (file: string) => string | null,
  findings: readonly Finding[],
): SaveVerdict {
  const conflicts = Object.entries(drafts)
    .map(([file, { base }]) => ({ file, disk: disk(file), base }))
    .filter(({ disk: now, base }) => now !== base)
    .map(({ file, disk: now }) => ({ file, disk: now }));
  if (conflicts.length > 0) return { may: false, why: 'changedOnDisk', conflicts };
  const faults = findings.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) return { may: false, why: 'faults', faults };
  const files = Object.keys(drafts).filter((file) => drafts[file]?.text !== disk(file));
  return files.length > 0 ? { may: true, files } : { may: false, why: 'nothing' };
}
