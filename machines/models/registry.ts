import { blogCmsModel } from '../blogCms/blogCmsModel.ts';
import { comparisonReportModel } from '../comparisonReport/comparisonReportModel.ts';
import { consultationFormModel } from '../consultation/consultationFormModel.ts';
import { consultationModel } from '../consultation/consultationModel.ts';
import { demoRequestModel } from '../demoRequest/demoRequestModel.ts';
import { implementationDetailsModel } from '../implementationDetails/implementationDetailsModel.ts';
import { listingModel } from '../listing/listingModel.ts';
import { mainQuizModel } from '../quiz/quizModel.ts';
import { quizStartModel } from '../quizStart/quizStartModel.ts';
import { quoteModel } from '../quote/quoteModel.ts';
import { systemQuoteModel } from '../quote/systemQuoteModel.ts';
import { detailedQuoteModel } from '../savings/detailedQuoteModel.ts';
import { savingsModel } from '../savings/savingsModel.ts';
import { sessionModel } from '../session/sessionModel.ts';
import { shareModel } from '../share/shareModel.ts';
import type { MachineModel } from './machineModel.ts';

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
