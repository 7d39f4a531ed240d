import savingsTexts from '#schemas/texts/savings.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('savings', savingsTexts);
