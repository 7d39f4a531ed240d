import * as comparisonReport from 'virtual:form/comparison-report';
import type { FormDefinition } from '#src/forms/formDefinition.ts';

export const reportForm: FormDefinition = comparisonReport;
