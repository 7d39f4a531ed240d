import topPos from '#schemas/texts/topPos.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('topPos', topPos);
