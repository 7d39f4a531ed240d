import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { JsonForms } from '@jsonforms/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { propertyOf, questions } from '../questions.js';

const schema = {
  type: 'object',
  required: questions.filter(({ askedIf }) => !askedIf).map(({ id }) => id),
  properties: Object.fromEntries(questions.map((question) => [question.id, propertyOf(question)])),
};
const uischema = {
  type: 'Categorization',
  options: { variant: 'stepper', showNavButtons: true },
  elements: questions.map(({ id, least, askedIf }, index) => ({
    type: 'Category',
    label: String(index + 1),
    ...(askedIf && {
      rule: {
        effect: 'SHOW',
        condition: { scope: `#/properties/${askedIf.question}`, schema: { const: askedIf.answer } },
      },
    }),
    elements: [{ type: 'Control', scope: `#/properties/${id}`, options: least ? {} : { format: 'radio' } }],
  })),
};

function Quiz() {
  const [data, setData] = useState({});
  return (
    <JsonForms
      schema={schema}
      uischema={uischema}
      data={data}
      renderers={materialRenderers}
      cells={materialCells}
      onChange={(change) => setData(change.data)}
    />
  );
}

createRoot(document.getElementById('root')).render(<Quiz />);
