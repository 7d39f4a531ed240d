import { pathInLanguage } from '#domain/pages/languagePaths.ts';
import type { SavingsReport } from '#domain/savings/report.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/savings-mail.json' with { type: 'json' };
import { fieldText, whoSent } from '#server/leads/lead.ts';
import { html } from '#server/mail/html.ts';
import { salesMail } from '#server/mail/templates/formMails.ts';
import { greeting } from '#server/mail/templates/greeting.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from '#server/mail/templates/layout.ts';
import { answeredLines, leadWords, sectionHtml, sectionText } from '#server/mail/templates/sections.ts';
import { savingsMailTexts } from '#server/mailTexts.ts';
import { fillText } from '#server/texts.ts';
import { translated } from '#server/translated.ts';
import { reportSections } from '../savings/savingsSections.ts';
import { detailedQuoteForm } from './detailedQuoteForm.ts';
import type { SavingsQuoteLead } from './savingsQuoteKind.ts';

/** The report as set by the visitor, line by line. */
export function savingsQuoteVisitorMail(lead: SavingsQuoteLead, report: SavingsReport, publicUrl: string): MailContent {
  const { language } = lead;
  const { quoteVisitor: words, visitor } = savingsMailTexts(language);
  const { disclaimer } = translated('content/site.json', site, language).company;
  const hello = greeting(fieldText(lead, 'name'), language);
  const sections = reportSections(report, language);
  const address = publicUrl + pathInLanguage('/cost-savings', language);
  const small = [disclaimer, words.notice, visitor.notYou];
  return {
    subject: `${words.subject} - ${site.brand.name}`,
    text: [
      hello,
      words.introduction,
      ...sections.map(sectionText),
      `${visitor.open}: ${address}`,
      ...small,
      textFooter,
    ].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${hello}</p><p>${words.introduction}</p>${sections.map(sectionHtml)}${buttonLink(address, visitor.open)}${smallPrint(small)}`,
      language,
    ),
  };
}

export function savingsQuoteSalesMail(lead: SavingsQuoteLead, report: SavingsReport): MailContent {
  const words = texts.quoteSales;
  return salesMail({
    subject: fillText(words.subject, { name: whoSent(lead, 'name') }),
    introduction: `${words.introduction} ${words.quote}: ${lead.id}`,
    sections: [
      { title: leadWords().contactTitle, lines: answeredLines(detailedQuoteForm, lead.fields) },
      ...reportSections(report),
    ],
    language: lead.language,
  });
}
