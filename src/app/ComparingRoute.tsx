import { ComparisonRoute } from './ComparisonRoute.tsx';
import { EmbeddedQuiz } from './EmbeddedQuiz.tsx';

/** `/comparison`: the quiz, and everything that can be compared without answers (D7). */
export const ComparingRoute = () => <ComparisonRoute quiz={<EmbeddedQuiz />} />;
