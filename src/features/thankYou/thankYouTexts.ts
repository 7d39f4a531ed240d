import thankYou from '#schemas/texts/thank-you.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('thank-you', thankYou);
