import { type Edit, type Editable, frozen, translationsOf } from '../frozenProject.ts';
import { addField, addQuestion, contact, quiz, routes, sources, withControl, yesNo } from './trial.ts';

export const harmless: (Edit & { name: string })[] = [
  { name: 'line ends of Windows', file: quiz, text: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'tabs', file: quiz, text: (text) => text.replaceAll('  ', '\t') },
  {
    name: 'a phone number that need not be given',
    file: contact,
    change: (document) => {
      document.required = document.required.filter((name: string) => name !== 'phone');
    },
  },
  {
    name: 'a company that need not be named',
    file: contact,
    change: (document) => {
      document.required = document.required.filter((name: string) => name !== 'companyName');
    },
  },
  {
    name: 'another wish of a quote',
    file: 'forms/quote-request.schema.json',
    change: addField({ type: 'string', format: 'text' }),
    also: {
      file: 'forms/quote-request.ui.json',
      change: (document) => {
        document['ui:order'] = ['*'];
        document['ui:messages'].extra = { format: 'Please write a text' };
      },
    },
  },
  {
    name: 'another contact field',
    file: contact,
    change: addField({ type: 'string', format: 'text' }),
    also: withControl(),
  },
  {
    name: 'several lines in a field',
    file: contact,
    change: addField({ type: 'string', format: 'lines' }),
    also: withControl('textarea'),
  },
  {
    name: 'a choice beside others on a form',
    file: contact,
    change: addField({ $ref: 'options.json#/$defs/yesNo' }),
    also: withControl('radio'),
  },
  { name: 'a box that need not be ticked', file: contact, change: addField({ type: 'boolean' }), also: withControl() },
  {
    name: 'a source of which only the year is known, beside others with their day',
    file: sources,
    change: (document) => {
      document.sources.redpine.seen = '2025';
    },
  },
  { name: 'a new question', file: quiz, change: addQuestion(yesNo) },
  {
    name: 'a tie rule without the order of the candidates, which decides anyway',
    file: 'content/scoring.json',
    change: (document) => {
      document.tieRule = document.tieRule.filter(({ id }: Editable) => id !== 'order');
    },
    also: translationsOf('content/scoring.json', (document) => delete document.tieRule.order),
  },
  {
    name: 'a new page with its address',
    file: 'content/pages/cookies.json',
    text: () => frozen.texts['content/pages/privacy-policy.json'] ?? '',
    also: {
      file: routes,
      change: (document) =>
        document.push({ path: '/cookies', title: 'Cookies', description: 'What we keep in your browser.' }),
    },
  },
];
