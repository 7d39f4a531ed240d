import type { DeskMessage } from './deskMessage.ts';

/** A lead in the desk's table. */
export type LeadSummary = {
  /** The owner's word for its kind. */
  type: string;
  id: string;
  createdAt: string;
  email: string;
  name: string;
  company: string;
  phone: string;
  /** Why it may come from a program; empty without suspicion. */
  suspicion: string;
  state: string;
  ownerId: number | null;
  /** The points of the best system; null without a ranking. */
  score: number | null;
  /** Language and page of the consent; empty without one. */
  language: string;
  source: string;
};

/** How many leads each choice of a filter would show, with all other filters as they are. */
export type LeadTotals = { total: number } & Record<'type' | 'state' | 'language' | 'source', Record<string, number>>;

/** A recommended system with its points, in words. */
export type RankedInWords = {
  name: string;
  score: number;
  points: { question: string; answer: string; points: number; why: string }[];
};

export type LeadAction = 'state' | 'owner' | 'note' | 'forgotten';

/** Everything that is known about a lead, in words. */
export type WholeLead = {
  lead: LeadSummary;
  sections: { title: string; lines: readonly { label: string; value: string }[] }[];
  /** Best first. */
  ranking: RankedInWords[];
  comparisonId: string | null;
  /** The person's other leads, newest first. */
  others: LeadSummary[];
  messages: DeskMessage[];
  /** Newest first; `words` are the note, the new state or the new owner. */
  events: { id: string; byEmail: string; action: LeadAction; words: string; at: string }[];
};
