import landing from '#schemas/texts/landing.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('landing', landing);
