import type { Move } from './attempt.ts';
import type { QuizId } from './funnelQuiz.ts';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What a tab tells of an attempt: nothing of who it is, only where in the quiz they are. */
export type AttemptReport = {
  /** Random, and known to this tab alone. */
  attempt: string;
  quiz: QuizId;
  version: string;
  /** The page on which the quiz began. */
  way: string;
  language: string;
  device: Device;
  moves: Move[];
};

/** What funnels are told apart by, besides the day. */
export const SEGMENTS = ['quiz', 'version', 'way', 'language', 'device'] as const;
export type Segment = (typeof SEGMENTS)[number];
