import { blogCmsModel } from './blogCmsModel.ts';
import { comparisonReportModel } from './comparisonReportModel.ts';
import { consultationFormModel } from './consultationFormModel.ts';
import { consultationModel } from './consultationModel.ts';
import { demoRequestModel } from './demoRequestModel.ts';
import { detailedQuoteModel } from './detailedQuoteModel.ts';
import { implementationDetailsModel } from './implementationDetailsModel.ts';
import { listingModel } from './listingModel.ts';
import type { MachineModel } from './model.ts';
import { mainQuizModel } from './quizModel.ts';
import { quizStartModel } from './quizStartModel.ts';
import { quoteModel } from './quoteModel.ts';
import { savingsModel } from './savingsModel.ts';
import { sessionModel } from './sessionModel.ts';
import { shareModel } from './shareModel.ts';
import { systemQuoteModel } from './systemQuoteModel.ts';

/** Every machine of the product. */
export const machineModels = (): MachineModel[] => [
  mainQuizModel(),
  quizStartModel(),
  sessionModel(),
  savingsModel(),
  detailedQuoteModel(),
  quoteModel(),
  systemQuoteModel(),
  consultationModel(),
  consultationFormModel(),
  shareModel(),
  comparisonReportModel(),
  implementationDetailsModel(),
  listingModel(),
  demoRequestModel(),
  blogCmsModel(),
];
