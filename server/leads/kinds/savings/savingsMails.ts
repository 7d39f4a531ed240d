import { ENGLISH, pathInLanguage } from '#domain/pages/languagePaths.ts';
import type { SavingsEstimate } from '#domain/savings/estimate.ts';
import { formatReport } from '#domain/savings/formatReport.ts';
import type { SavingsReport } from '#domain/savings/report.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import mailTexts from '#schemas/texts/mail.json' with { type: 'json' };
import texts from '#schemas/texts/savings-mail.json' with { type: 'json' };
import { savingsQuizIn } from '#server/forms.ts';
import { fieldText, whoSent } from '#server/leads/lead.ts';
import { localeOf } from '#server/localeOf.ts';
import { html } from '#server/mail/html.ts';
import { salesMail } from '#server/mail/templates/formMails.ts';
import { greeting } from '#server/mail/templates/greeting.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from '#server/mail/templates/layout.ts';
import {
  answeredLines,
  answeredQuestions,
  consentSection,
  type Line,
  leadWords,
  type Section,
  sectionHtml,
  sectionText,
} from '#server/mail/templates/sections.ts';
import { savingsMailTexts } from '#server/mailTexts.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';
import { savingsContactForm } from './savingsBody.ts';
import type { SavingsLead } from './savingsKind.ts';
import { estimateSection, reportSections } from './savingsSections.ts';

type Results = { estimate: SavingsEstimate; report: SavingsReport };

const labels = mailTexts.sales;

/** The visitor's report, or the news that there is nothing to save. */
export function savingsVisitorMail(lead: SavingsLead, { estimate, report }: Results, publicUrl: string): MailContent {
  const { language } = lead;
  const words = savingsMailTexts(language).visitor;
  const { disclaimer } = translated('content/site.json', site, language).company;
  const subject = estimate.hasSavings ? words.subject : words.noSavingsSubject;
  const hello = greeting(fieldText(lead, 'name'), language);
  const introduction = estimate.hasSavings ? words.introduction : words.noSavings;
  const headline = estimate.hasSavings
    ? fillText(words.headline, { amount: formatReport(report, localeOf(language)).monthly.total })
    : '';
  const sections = [
    ...(estimate.hasSavings ? reportSections(report, language) : []),
    estimateSection(estimate, language),
  ];
  const address = publicUrl + pathInLanguage('/cost-savings', language);
  const small = [disclaimer, words.notice, words.notYou];
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [
      hello,
      introduction,
      ...(headline ? [headline] : []),
      ...sections.map(sectionText),
      `${words.open}: ${address}`,
      ...small,
      textFooter,
    ].join('\n\n'),
    html: layout(
      subject,
      html`<p>${hello}</p><p>${introduction}</p>${headline ? html`<p style="font-size:22px;font-weight:bold">${headline}</p>` : ''}${sections.map(sectionHtml)}${buttonLink(address, words.open)}${smallPrint(small)}`,
      language,
    ),
  };
}

export const savingsSections = (
  { details }: SavingsLead,
  { estimate, report }: Results,
  language: string = ENGLISH,
): Section[] => [
  {
    title: leadWords(language).answersTitle,
    lines: answeredQuestions(savingsQuizIn(language), details.answers, language),
  },
  estimateSection(estimate, language),
  ...reportSections(report, language),
];

/** Everything about a lead, for the people who call back. */
export function savingsSalesMail(lead: SavingsLead, { estimate, report }: Results): MailContent {
  const words = texts.sales;
  const { wantsConsultation } = lead.details;
  const facts: Line[] = [
    { label: labels.wantsConsultation, value: wantsConsultation ? leadWords().yes : leadWords().no },
    { label: words.hasSavings, value: estimate.hasSavings ? leadWords().yes : leadWords().no },
  ];
  return salesMail({
    subject: fillText(words.subject, { companyName: whoSent(lead, 'companyName', 'name') }),
    introduction: `${words.introduction} ${words.lead}: ${lead.id}`,
    sections: [
      { title: leadWords().contactTitle, lines: [...answeredLines(savingsContactForm, lead.fields), ...facts] },
      ...savingsSections(lead, { estimate, report }),
      consentSection(lead),
    ],
    language: lead.language,
  });
}
