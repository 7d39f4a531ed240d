import { nextQuestion, questions } from '../questions.js';

// The floor: a form, a question at a time, nothing loaded but this.
const root = document.getElementById('root');
const answers = {};

function show(index) {
  const question = questions[index];
  const heading = document.createElement('h1');
  heading.textContent = question ? question.title : 'Done';
  root.replaceChildren(heading);
  if (!question) return;
  const form = document.createElement('form');
  for (const option of question.options) {
    const line = document.createElement('label');
    const field = document.createElement('input');
    field.type = question.least ? 'checkbox' : 'radio';
    field.name = question.id;
    field.value = option;
    line.append(field, ` ${option}`);
    form.append(line, document.createElement('br'));
  }
  const next = document.createElement('button');
  next.textContent = 'Next';
  form.append(next);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = new FormData(form).getAll(question.id);
    if (given.length < (question.least ?? 1)) return;
    answers[question.id] = question.least ? given : given[0];
    show(nextQuestion(index, answers));
  });
  root.append(form);
}

show(0);
