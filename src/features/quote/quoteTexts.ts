import quote from '#schemas/texts/quote.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('quote', quote);
