import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import type { QuizResults } from '#machines/quiz/quizMachine.ts';
import { paths } from '#src/routing/paths.ts';
import { rememberedEmail } from '#src/storage/rememberedUser.ts';
import { type ResultsState, readKnownAnswers } from './navigationState.ts';

type QuizWay = { known?: Answers; onResults: (results: QuizResults) => void; onLeave: () => void };

/**
 * Where the quiz starts from and leads to: known answers, results on the comparison, the way out.
 * @param startPage the page that the way out leads to
 */
export function useQuizWay(startPage: string = paths.home): QuizWay {
  const { state } = useLocation();
  const navigate = useNavigate();
  const known = readKnownAnswers(mainQuizSchema, state);

  const onResults = useCallback(
    ({ comparisonId, answers, contact, recommendations }: QuizResults) => {
      const results: ResultsState = {
        userAnswers: answers,
        recommendations,
        userEmail: contact?.email ?? rememberedEmail(),
        contactInfo: contact,
      };
      // Replaces the contact step in the history: Back must not lead to a form whose answers have been sent.
      void navigate(paths.comparisonOf(comparisonId), { state: results, replace: true });
    },
    [navigate],
  );
  const onLeave = useCallback(() => void navigate(startPage, { replace: true }), [navigate, startPage]);
  return { ...(known && { known }), onResults, onLeave };
}
