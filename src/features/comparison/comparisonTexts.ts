import comparison from '#schemas/texts/comparison.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('comparison', comparison);
