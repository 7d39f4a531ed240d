import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.css';
import { questions } from '../questions.js';

const survey = new Model({
  questionsOnPageMode: 'questionPerPage',
  showProgressBar: true,
  autoAdvanceEnabled: true,
  elements: questions.map(({ id, title, options, least, askedIf }) => ({
    type: least ? 'checkbox' : 'radiogroup',
    name: id,
    title,
    isRequired: true,
    choices: options,
    ...(askedIf && { visibleIf: `{${askedIf.question}} = '${askedIf.answer}'` }),
    ...(least && { minSelectedChoices: least }),
  })),
});

createRoot(document.getElementById('root')).render(<Survey model={survey} />);
