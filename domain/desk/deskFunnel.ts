import type { QuizId } from '../funnel/funnelQuiz.ts';
import type { FunnelFigures } from '../funnel/funnelSteps.ts';

/** Where visitors of a quiz go on, go back and leave. */
export type DeskFunnel = {
  quiz: QuizId;
  /** The version that the figures are about. */
  version: string;
  /** Newest first, with the days on which its first and last attempts began. */
  versions: { version: string; firstDay: string; lastDay: string }[];
  attempts: number;
  /** How many attempts it takes to show figures. */
  minimum: number;
  /** Null with fewer attempts than `minimum`. */
  figures: Pick<FunnelFigures, 'steps' | 'ways'> | null;
};
