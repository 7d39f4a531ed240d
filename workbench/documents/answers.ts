import type { CensusChange, CensusExample } from '#checks/census/census.ts';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import type { LeadChanges } from './leadChanges.ts';
import type { PathChange } from './pathChanges.ts';
import type { SaveVerdict } from './saveRules.ts';

/** What the check says about the drafts. */
export type CheckAnswer = {
  findings: LocatedFinding[];
  /** Whether the preview shows them: only without faults. */
  isShown: boolean;
  /** Of what the preview shows. */
  revision: number;
  milliseconds: number;
};

/** What the drafts change for visitors, against what is saved. */
export type Effects = {
  paths: PathChange[];
  census: CensusChange & {
    visitorsBefore: number;
    examples: CensusExample[];
    systems: { slug: string; first: number; shown: number; firstBefore: number; shownBefore: number }[];
  };
  leads: LeadChanges | { absent: string };
};

/** The files that were written, or why none was. */
export type SaveAnswer = SaveVerdict;
