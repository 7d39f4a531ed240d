import { useEffect, useState } from 'react';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import type { Answers } from '#domain/questions/questionFlow.ts';
import { mainQuizMachine, mainQuizVersion } from '#machines/quiz/mainQuizMachine.ts';
import type { QuizActor, QuizResults, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { currentQuestion } from '#src/questions/questionSnapshot.ts';
import { createQuizStorage } from '#src/questions/quizStorage.ts';
import { newId } from '#src/storage/newId.ts';
import { rememberedEmail } from '#src/storage/rememberedUser.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { quizActors } from './quizActors.ts';

/** Nothing is kept while the answers are being sent; once they have been stored, the contact is left out (D16). */
const quizStorage = createQuizStorage({
  key: 'quiz',
  machine: mainQuizMachine,
  version: mainQuizVersion,
  schema: mainQuizSchema,
  fits: ({ deadline }) => typeof deadline === 'number',
  input: { now: 0, attemptId: '' },
  kept: (snapshot) => {
    if (snapshot.hasTag('busy')) return undefined;
    const { context } = snapshot;
    return snapshot.hasTag('processing') ? { ...context, contact: {}, submitted: undefined } : context;
  },
});

const machine = mainQuizMachine.provide({ actors: quizActors });

type UseQuiz = {
  /** Answers already given in the hero (D14). */
  known: Answers;
  onResults: (results: QuizResults) => void;
};

/** The quiz of this tab, resumed after a reload. */
export function useQuiz({ known, onResults }: UseQuiz): [QuizSnapshot, QuizActor] {
  const [options] = useState(() => startOptions(known));
  const [snapshot, actor] = useFlow(machine, options);
  useToasts(actor);

  useEffect(() => {
    const subscription = actor.subscribe({ next: () => quizStorage.save(actor), complete: quizStorage.clear });
    skipKnown(actor, known);
    return () => {
      subscription.unsubscribe();
      // Leaving during processing cancels it (D18); coming back starts over.
      if (actor.getSnapshot().hasTag('processing')) quizStorage.clear();
    };
  }, [actor, known]);

  useEffect(() => {
    if (snapshot.status === 'done' && snapshot.output) onResults(snapshot.output);
  }, [snapshot, onResults]);

  return [snapshot, actor];
}

/** Resumes a stored quiz, unless there are new known answers: the quiz then starts over with all of them filled in. */
function startOptions(known: Answers) {
  const stored = quizStorage.load();
  const email = rememberedEmail();
  const input = {
    now: Date.now(),
    attemptId: newId(),
    answers: { ...quizStorage.answers(), ...known },
    contact: email === undefined ? {} : { email },
  };
  const isNews = Object.keys(known).length > 0;
  return stored && !isNews ? { input, snapshot: stored } : { input };
}

/** Opens the quiz at the first unanswered question; Back still reaches the others (D14). */
function skipKnown(actor: QuizActor, known: Answers): void {
  if (Object.keys(known).length === 0) return;
  for (;;) {
    const question = currentQuestion(actor.getSnapshot());
    const isAnswered = question !== undefined && actor.getSnapshot().context.answers[question] !== undefined;
    if (!isAnswered || !actor.getSnapshot().can({ type: 'next.pressed' })) return;
    actor.send({ type: 'next.pressed' });
  }
}
