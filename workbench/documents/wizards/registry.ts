import { addAnswer } from './addAnswer.ts';
import { addField } from './addField.ts';
import { addLanguage } from './addLanguage.ts';
import { addQuestion } from './addQuestion.ts';
import { addQuiz } from './addQuiz.ts';
import { addVendor } from './addVendor.ts';
import { changeConsent } from './changeConsent.ts';
import { changePrice } from './changePrice.ts';
import { changeText } from './changeText.ts';
import { translateText } from './translateText.ts';
import type { Wizard } from './wizard.ts';

/** The edits that touch several documents. */
export const wizards: readonly Wizard[] = [
  addQuestion,
  addAnswer,
  addVendor,
  changePrice,
  addField,
  changeText,
  translateText,
  addLanguage,
  changeConsent,
  addQuiz,
];
