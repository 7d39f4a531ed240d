import { comparisonReportKind } from './kinds/comparisonReport/comparisonReportKind.ts';
import { demoRequestKind } from './kinds/demoRequest/demoRequestKind.ts';
import { listingKind } from './kinds/listing/listingKind.ts';
import { quizKind } from './kinds/quiz/quizKind.ts';
import { quizStartKind } from './kinds/quizStart/quizStartKind.ts';
import { quoteKind } from './kinds/quote/quoteKind.ts';
import { savingsKind } from './kinds/savings/savingsKind.ts';
import { savingsQuoteKind } from './kinds/savingsQuote/savingsQuoteKind.ts';
import type { LeadKind } from './leadKind.ts';

/** Every way to leave an address. */
export const leadKinds: readonly LeadKind[] = [
  quizKind,
  quizStartKind,
  quoteKind,
  comparisonReportKind,
  savingsKind,
  savingsQuoteKind,
  listingKind,
  demoRequestKind,
];
