import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '#src/loading/whenIdle.ts';

type WarmStepsProps = {
  /** The question on the screen and those that may follow. */
  questions: readonly string[];
  /** The step of a question. */
  children: (question: string) => ReactNode;
};

/**
 * Goes through the first steps once outside the document while the visitor reads: the browser compiles their code and
 * knows their styles then, which it would else do while the visitor waits for the second question.
 */
export function WarmSteps({ questions, children }: WarmStepsProps) {
  const [place, setPlace] = useState<HTMLElement>();
  const [position, setPosition] = useState(0);
  const question = questions[position];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the questions are those of the start
  useEffect(() => {
    if (question === undefined) return undefined;
    return whenIdle(async () =>
      startTransition(() => {
        if (place) setPosition(position + 1);
        else setPlace(document.createElement('div'));
      }),
    );
  }, [place, position]);
  return place && question !== undefined && createPortal(children(question), place);
}
