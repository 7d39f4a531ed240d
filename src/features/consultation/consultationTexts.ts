import consultation from '#schemas/texts/consultation.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('consultation', consultation);
