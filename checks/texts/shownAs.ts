import letterWidths from '../__generated__/letterWidths.json' with { type: 'json' };
import { keysOf } from '../finding.ts';

/** How a text is set, and how many px a word in it can take. */
export type Place = {
  name: string;
  type: keyof typeof letterWidths.types;
  room: number;
  /** What directly follows the last word. */
  ending?: string;
};

/** The narrowest phone (WCAG 1.4.10). */
export const PHONE = letterWidths.phone;
const page = PHONE - 2 * letterWidths.gutter;
/** The paper under a form (src/ui/FormPage.tsx). */
const sheet = page - 2 * 20;
/** What a button keeps free on each side (src/theme/buttonStyle.ts). */
const BUTTON = 22;
/** Padding, icon, mark and the gaps between them (src/ui/ChoiceCardFrame.tsx). */
const CARD = 2 * 18 + 2 * 24 + 2 * 14;

const places = {
  headline: { name: 'a headline', type: 'display', room: page },
  pageTitle: { name: 'a title of a page', type: 'h1', room: page },
  heading: { name: 'a heading', type: 'h2', room: page },
  question: { name: 'a question', type: 'question', room: page },
  // The mark of a required field (src/forms/FieldLabel.tsx).
  label: { name: 'a label', type: 'label', room: sheet, ending: '\u00a0*' },
  answer: { name: 'an answer', type: 'choice', room: page - CARD },
  button: { name: 'a button', type: 'button', room: page - 2 * BUTTON },
  submit: { name: 'a button', type: 'button', room: sheet - 2 * BUTTON },
  text: { name: 'a text', type: 'choice', room: sheet },
} satisfies Record<string, Place>;

/**
 * Where a text is shown, by its document and key; a translation has the place of its English. A text that may be a
 * button or something lighter counts as a button.
 */
export function shownAs(file: string, at: string): Place {
  const original = file.replace(/^translations\/[^/]+\//, '');
  const [folder] = original.split('/');
  const keys = keysOf(at);
  const key = keys.at(-1) ?? '';
  const isTitle = /^(?:title|heading)$/i.test(key);
  if (original === 'options.json') return places.answer;
  if (original.endsWith('.ui.json')) return key === 'submitText' ? places.submit : places.text;
  if (folder === 'quizzes') return isTitle ? places.question : places.text;
  if (folder === 'forms') return keys.length === 1 ? places.question : isTitle ? places.label : places.text;
  if (folder === 'texts') return key === 'headline' ? places.headline : isTitle ? places.heading : places.button;
  if (keys[0] === 'links') return places.button;
  if (!isTitle) return places.text;
  return keys.length === 1 ? places.pageTitle : places.heading;
}
