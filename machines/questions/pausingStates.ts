import type { FormSchema } from '#domain/questions/formSchema.ts';
import { answered, type KeepDraft, type QuestionState, questionStates, type Step } from './questionStates.ts';

/** The state of a question whose choice advances by itself after a moment. */
export type PausingState = Omit<QuestionState, 'on'> & {
  initial: 'open';
  on: Record<string, QuestionState['on'][string] | Choice>;
  states: {
    open: Record<string, never>;
    chosen: {
      invoke: { id: 'pause'; src: 'wait'; input: { milliseconds: number }; onDone: Step[] };
    };
  };
};

type Choice = { target: '.chosen'; guard: { type: 'isAnswer'; params: { question: string } }; actions: KeepDraft };

type Options = {
  /** Id of the contact state. */
  contact: string;
  /** Path of the state that holds the questions: `#savings.answering`. */
  within: string;
  milliseconds: number;
};

/**
 * The states of questionStates, but a choice advances only after a pause. A second choice restarts
 * the pause; Back and Next end it.
 */
export function pausingStates(
  schema: FormSchema,
  { contact, within, milliseconds }: Options,
): Record<string, QuestionState | PausingState> {
  return Object.fromEntries(
    Object.entries(questionStates(schema, contact)).map(([question, state]) => {
      if (schema.properties[question]?.enum === undefined) return [question, state];
      const { [answered(question)]: steps, ...others } = state.on;
      const choice: Choice = {
        target: '.chosen',
        guard: { type: 'isAnswer', params: { question } },
        actions: { type: 'keepDraft', params: { question } },
      };
      const pausing: PausingState = {
        ...state,
        initial: 'open',
        on: { ...others, [answered(question)]: choice },
        states: {
          open: {},
          chosen: {
            invoke: { id: 'pause', src: 'wait', input: { milliseconds }, onDone: fromWithin(steps, within) },
          },
        },
      };
      return [question, pausing];
    }),
  );
}

/** The same steps for a state one level deeper, where the questions are not siblings. */
function fromWithin(steps: QuestionState['on'][string] | undefined, within: string): Step[] {
  if (!Array.isArray(steps)) return [];
  return steps
    .filter((step): step is Step => 'actions' in step)
    .map((step) => (step.target.startsWith('#') ? step : { ...step, target: `${within}.${step.target}` }));
}
