import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { nextQuestion, questions } from '../questions.js';

/** What React itself costs: one component, no library beside it. */
function Quiz() {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState({});
  const question = questions[index];
  if (!question) return <h1>Done</h1>;
  const chosen = answers[question.id] ?? [];
  const choose = (option) => {
    const answer = !question.least
      ? option
      : chosen.includes(option)
        ? chosen.filter((other) => other !== option)
        : [...chosen, option];
    const next = { ...answers, [question.id]: answer };
    setAnswers(next);
    if (!question.least) setIndex(nextQuestion(index, next));
  };
  return (
    <section>
      <h1>{question.title}</h1>
      {question.options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={question.least ? chosen.includes(option) : chosen === option}
          onClick={() => choose(option)}
        >
          {option}
        </button>
      ))}
      {question.least && (
        <button
          type="button"
          disabled={chosen.length < question.least}
          onClick={() => setIndex(nextQuestion(index, answers))}
        >
          Next
        </button>
      )}
    </section>
  );
}

createRoot(document.getElementById('root')).render(<Quiz />);
