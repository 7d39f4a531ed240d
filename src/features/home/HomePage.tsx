import { useEffect, useState } from 'react';
import type { Answers } from '#domain/questionFlow.ts';
import { quizStartMachine } from '#machines/quizStart/quizStartMachine.ts';
import { useFlow } from '#src/actors/useFlow.ts';
import { useNotices } from '#src/notices/useNotices.ts';
import { HomeHero } from './HomeHero.tsx';
import { NO_POS } from './posChoices.ts';
import { quizStartActors } from './quizStartActors.ts';

const machine = quizStartMachine.provide({ actors: quizStartActors });

/** Home before the quiz. `onStartQuiz` gets what the visitor has already told by the till's keys (D14). */
export function HomePage({ onStartQuiz }: { onStartQuiz: (known: Answers) => void }) {
  const [snapshot, actor] = useFlow(machine);
  const [pickedPos, setPickedPos] = useState<string>();
  useNotices(actor);

  const isStarted = snapshot.matches('started');
  useEffect(() => {
    if (isStarted) onStartQuiz(knownFrom(pickedPos));
  }, [isStarted, onStartQuiz, pickedPos]);

  return (
    <HomeHero
      starting={snapshot.hasTag('busy')}
      pickedPos={pickedPos}
      onCompare={() => onStartQuiz(knownFrom(pickedPos))}
      onStartQuiz={(email) => actor.send({ type: 'email.submitted', email })}
      onPickPos={setPickedPos}
    />
  );
}

/** The quiz's answers that a picked system stands for. */
function knownFrom(pickedPos: string | undefined): Answers {
  if (pickedPos === undefined) return {};
  return pickedPos === NO_POS ? { hasCurrentPOS: 'no' } : { hasCurrentPOS: 'yes', currentPOSSystem: pickedPos };
}
