import share from '#schemas/texts/share.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('share', share);
