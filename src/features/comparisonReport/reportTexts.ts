import report from '#schemas/texts/report.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('report', report);
