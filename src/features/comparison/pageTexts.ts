import page from '#schemas/texts/comparison-page.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('comparison-page', page);
