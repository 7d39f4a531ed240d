import type { CallMinutes } from '#machines/consultation/consultationMachine.ts';
import { scheduling } from '#schemas/content/site.json';

export const schedulingLink = (minutes: CallMinutes): string => scheduling[minutes];
