import sections from '#schemas/texts/home-sections.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('home-sections', sections);
