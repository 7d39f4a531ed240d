import home from '#schemas/texts/home.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('home', home);
