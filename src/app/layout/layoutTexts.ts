import layout from '#schemas/texts/layout.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('layout', layout);
