import type { MachineModel } from './model.ts';
import { mainQuizModel } from './quizModel.ts';
import { quizStartModel } from './quizStartModel.ts';
import { sessionModel } from './sessionModel.ts';

/** Every machine of the product, for whoever walks, draws or counts them all. */
export const machineModels = (): MachineModel[] => [mainQuizModel(), quizStartModel(), sessionModel()];
