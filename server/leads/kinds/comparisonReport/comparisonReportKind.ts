import { pathInLanguage } from '#domain/pages/languagePaths.ts';
import comparisonReportSchema from '#schemas/forms/comparison-report.schema.json' with { type: 'json' };
import comparisonReportUi from '#schemas/forms/comparison-report.ui.json' with { type: 'json' };
import { readForm } from '#server/forms.ts';
import { formKind } from '#server/leads/formKind.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { reportMail } from './reportMail.ts';

/** The complete comparison by mail; the sales team gets no mail. */
export const comparisonReportKind: LeadKind = {
  ...formKind({
    name: 'comparisonReport',
    word: 'reports',
    path: '/comparison-reports',
    form: readForm(comparisonReportSchema, comparisonReportUi),
    person: { email: 'email' },
    isPrefilled: true,
  }),
  visitorMail: {
    perDay: 3,
    needsConsent: false,
    write: ({ language }, { publicUrl }) => reportMail(publicUrl + pathInLanguage('/comparison', language), language),
  },
};
