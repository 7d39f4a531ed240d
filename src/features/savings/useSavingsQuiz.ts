import { language } from 'virtual:site-language';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Answers } from '#domain/questions/questionFlow.ts';
import {
  type SavingsActor,
  type SavingsOutcome,
  type SavingsSnapshot,
  type SavingsSubmission,
  savingsMachine,
} from '#machines/savings/savingsMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { wait } from '#src/actors/wait.ts';
import { createSavingsAnswers } from '#src/api/savings.ts';
import { newId } from '#src/storage/newId.ts';
import { rememberEmail, rememberedEmail } from '#src/storage/rememberedUser.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { consentWording } from './savingsForms.ts';
import { savingsStorage } from './savingsStorage.ts';

const savingsActors = {
  wait,
  submitAnswers: fromPromise<void, SavingsSubmission>(async ({ input, signal }) => {
    const consent = { ...consentWording(), page: window.location.pathname, language: language };
    await createSavingsAnswers({ ...input, consent }, signal);
    rememberEmail(input.contact.email);
  }),
};

const machine = savingsMachine.provide({ actors: savingsActors });

type UseSavingsQuiz = {
  /** The choice on the landing page; without it, a stored quiz is resumed. */
  known: Answers | undefined;
  onOutcome: (outcome: SavingsOutcome) => void;
};

/** The savings quiz of this tab, resumed after a reload. */
export function useSavingsQuiz({ known, onOutcome }: UseSavingsQuiz): [SavingsSnapshot, SavingsActor] {
  const [options] = useState(() => startOptions(known));
  const [snapshot, actor] = useFlow(machine, options);
  useToasts(actor);

  useEffect(() => {
    savingsStorage.save(actor);
    const subscription = actor.subscribe({ next: () => savingsStorage.save(actor), complete: savingsStorage.clear });
    return () => subscription.unsubscribe();
  }, [actor]);

  useEffect(() => {
    if (snapshot.status === 'done' && snapshot.output) onOutcome(snapshot.output);
  }, [snapshot, onOutcome]);

  return [snapshot, actor];
}

/** A start from the landing page begins again, with the earlier answers filled in. */
function startOptions(known: Answers | undefined) {
  const stored = savingsStorage.load();
  const email = rememberedEmail();
  const contact = email === undefined ? {} : { email };
  const input = { attemptId: newId(), answers: { ...savingsStorage.answers(), ...known }, contact };
  return stored && known === undefined ? { input, snapshot: stored } : { input };
}
