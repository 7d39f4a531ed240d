import type { QuizId } from '../funnel/funnelQuiz.ts';
import type { FunnelFigures } from '../funnel/funnelSteps.ts';

/** Where visitors of a quiz go on, go back and leave. */
export type DeskFunnel = {
  quiz: QuizId;
  /** The one that the figures are about. */
  version: string;
  /** The newest first, with the days on which its first and last attempts began. */
  versions: { version: string; firstDay: string; lastDay: string }[];
  attempts: number;
  /** So many attempts make figures. */
  minimum: number;
  /** Null with fewer attempts. */
  figures: Pick<FunnelFigures, 'steps' | 'ways'> | null;
};
