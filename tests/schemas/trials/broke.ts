import { frozen } from '../frozenProject.ts';
import {
  addField,
  addQuestion,
  afterLastRoute,
  contact,
  contactUi,
  quiz,
  quizUi,
  routes,
  type Trial,
  withControl,
} from './trial.ts';

/** Edits that would break the site. */
export const broke: Trial[] = [
  ...['number', 'integer'].map((type) => ({
    name: `a field of type ${type}`,
    file: contact,
    change: addField({ type }),
    also: withControl(),
    pointer: '/properties/extra/type',
    says: '"extra" could not be answered: a figure is typed as a text',
  })),
  {
    name: 'a field of several values under one name',
    file: contact,
    change: addField({ type: 'object' }),
    also: withControl(),
    pointer: '/properties/extra/type',
    says: '"extra" could not be answered',
  },
  {
    name: 'a field with several answers on a form',
    file: contact,
    change: addField({ type: 'array', uniqueItems: true, items: { $ref: 'options.json#/$defs/yesNo' } }),
    also: withControl(),
    pointer: '/properties/extra/type',
    says: '"extra" could not be answered: several answers can be chosen in a quiz only',
  },
  {
    name: 'answers without titles on a form',
    file: contact,
    change: addField({ type: 'string', enum: ['a', 'b'] }),
    also: withControl(),
    pointer: '/properties/extra/enum',
    says: '"extra" could not be answered: answers need titles',
  },
  ...['range', 'updown', 'hidden', 'checkbox', 'checkboxes'].map((control) => ({
    name: `a field shown as ${control}`,
    file: contact,
    change: addField({ type: 'string' }),
    also: withControl(control),
    foundIn: contactUi,
    pointer: '/extra/ui:widget',
    says: `"${control}" is not one of radio, select, textarea`,
  })),
  ...['password', 'choiceTiles', 'richText', 'radio'].map((control) => ({
    name: `a text shown as ${control}`,
    file: contact,
    change: addField({ type: 'string' }),
    also: withControl(control),
    foundIn: contactUi,
    pointer: '/extra/ui:widget',
    says: '"extra" can\'t be shown like this: here only textarea can be named',
  })),
  {
    name: 'a question of type boolean',
    file: quiz,
    change: addQuestion({ title: 'Do you deliver?', type: 'boolean' }),
    pointer: '/properties/delivers/type',
    says: '"delivers" could not be answered',
  },
  {
    name: 'a question with answers that have no titles',
    file: quiz,
    change: addQuestion({ title: 'Do you deliver?', type: 'string', enum: ['yes', 'no'] }),
    pointer: '/properties/delivers/enum',
    says: '"delivers" could not be answered: answers need titles',
  },
  {
    name: 'a question of type object',
    file: quiz,
    change: addQuestion({ title: 'Do you deliver?', type: 'object' }),
    pointer: '/properties/delivers/type',
    says: '"delivers" could not be answered',
  },
  {
    name: 'a question shown by a control of forms',
    file: quizUi,
    change: (document) => {
      document.restaurantType['ui:widget'] = 'range';
    },
    pointer: '/restaurantType/ui:widget',
    says: '"ui:widget" is not known here',
  },
  ...['data', 'type', 'consent', 'trace', 'constructor'].map((name) => ({
    name: `a contact field called ${name}`,
    file: contact,
    change: addField({ type: 'string' }, name),
    also: withControl(),
    pointer: `/properties/${name}`,
    says: `"${name}" is reserved`,
  })),
  {
    name: 'two fields that are sent under one name',
    file: contact,
    change: (document) => {
      document.properties.posURL = { title: 'One', type: 'string' };
      document.properties.posUrl = { title: 'Other', type: 'string' };
    },
    also: withControl(),
    pointer: '/properties/posUrl',
    says: '"posUrl" and "posURL" are sent under one name (pos_url)',
  },
  {
    name: 'the consent taken out of the contact form',
    file: contact,
    change: (document) => {
      delete document.properties.agreeToComms;
      document.required = document.required.filter((name: string) => name !== 'agreeToComms');
    },
    also: {
      file: contactUi,
      change: (document) => {
        delete document.agreeToComms;
        delete document['ui:messages'].agreeToComms;
        document['ui:order'] = ['*'];
      },
    },
    pointer: '/properties',
    says: '"agreeToComms" is missing: the site can\'t do without it',
    alsoFoundIn: ['translations/'],
  },
  {
    name: 'an address without a page',
    file: routes,
    change: (document) =>
      document.push({ path: '/cookies', title: 'Cookies', description: 'What we keep in your browser.' }),
    pointer: afterLastRoute,
    says: 'there is no page at "/cookies": it needs content/pages/cookies.json',
  },
  {
    name: 'a page without an address',
    file: 'content/pages/cookies.json',
    text: () => frozen.texts['content/pages/privacy-policy.json'] ?? '',
    pointer: '',
    says: 'nobody could open this page: routes.json has no "/cookies"',
  },
];
