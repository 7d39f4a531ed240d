import { ComparisonRoute } from './ComparisonRoute.tsx';
import { EmbeddedQuiz } from './EmbeddedQuiz.tsx';

/** `/comparison`: the quiz, and all that can be compared without answers (D7). */
export const ComparingRoute = () => <ComparisonRoute quiz={<EmbeddedQuiz />} />;
