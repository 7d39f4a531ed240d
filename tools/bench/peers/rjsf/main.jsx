import CssBaseline from '@mui/material/CssBaseline';
import LinearProgress from '@mui/material/LinearProgress';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Form from '@rjsf/mui';
import validator from '@rjsf/validator-ajv8';
import { useMachine } from '@xstate/react';
import { AnimatePresence, motion } from 'framer-motion';
import { createRoot } from 'react-dom/client';
import { assign, setup } from 'xstate';
import { nextQuestion, propertyOf, questions } from '../questions.js';

// The product's own libraries, each set up as its documentation begins.
const keep = assign({ answers: ({ context, event }) => ({ ...context.answers, ...event.answers }) });
const machine = setup({ actions: { keep } }).createMachine({
  id: 'quiz',
  initial: questions[0].id,
  context: { answers: {} },
  states: {
    ...Object.fromEntries(questions.map((question, index) => [question.id, { on: { ANSWER: ways(index) } }])),
    done: { type: 'final' },
  },
});

function ways(index) {
  const targets = [...questions.slice(index + 1).map(({ id }) => id), 'done'];
  return targets.map((target) => ({
    target,
    guard: ({ context, event }) =>
      (questions[nextQuestion(index, { ...context.answers, ...event.answers })]?.id ?? 'done') === target,
    actions: 'keep',
  }));
}

function Quiz() {
  const [snapshot, send] = useMachine(machine);
  const question = questions.find(({ id }) => id === snapshot.value);
  if (!question) return <h1>Done</h1>;
  const schema = { type: 'object', required: [question.id], properties: { [question.id]: propertyOf(question) } };
  const uiSchema = {
    [question.id]: { 'ui:widget': question.least ? 'checkboxes' : 'radio' },
    'ui:submitButtonOptions': { submitText: 'Next' },
  };
  return (
    <>
      <LinearProgress aria-label="Progress" variant="determinate" value={0} />
      <AnimatePresence mode="wait">
        <motion.div
          key={question.id}
          initial={{ opacity: 0, x: 20 }}
          animate={{ opacity: 1, x: 0 }}
          exit={{ opacity: 0, x: -20 }}
          transition={{ duration: 0.15 }}
        >
          <Form
            schema={schema}
            uiSchema={uiSchema}
            validator={validator}
            formData={{}}
            onSubmit={({ formData }) => send({ type: 'ANSWER', answers: formData })}
          />
        </motion.div>
      </AnimatePresence>
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={createTheme()}>
    <CssBaseline />
    <Quiz />
  </ThemeProvider>,
);
