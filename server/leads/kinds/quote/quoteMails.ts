import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { fieldText, whoSent } from '#server/leads/lead.ts';
import { html } from '#server/mail/html.ts';
import { salesMail } from '#server/mail/templates/formMails.ts';
import { greeting } from '#server/mail/templates/greeting.ts';
import { layout, type MailContent, smallPrint, textFooter } from '#server/mail/templates/layout.ts';
import { answeredLines, leadWords, type Section } from '#server/mail/templates/sections.ts';
import { mailTexts } from '#server/mailTexts.ts';
import { fillText } from '#server/texts.ts';
import { quoteContactForm, quoteWishesForm } from './quoteBody.ts';
import type { QuoteLead } from './quoteKind.ts';

/** Confirms the request. The visitor's own text is not repeated: it could be a stranger's advertisement. */
export function quoteVisitorMail(lead: QuoteLead): MailContent {
  const words = mailTexts(lead.language).quoteVisitor;
  const hello = greeting(fieldText(lead, 'name'), lead.language);
  const names = lead.details.systems.map(({ name }) => name);
  return {
    subject: `${words.subject} - ${site.brand.name}`,
    text: [
      hello,
      words.introduction,
      names.map((name) => `  - ${name}`).join('\n'),
      words.next,
      words.notYou,
      textFooter,
    ].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${hello}</p><p>${words.introduction}</p><ul>${names.map((name) => html`<li>${name}</li>`)}</ul><p>${words.next}</p>${smallPrint([words.notYou])}`,
      lead.language,
    ),
  };
}

/** Everything about a request, for the people who get the quotes. */
export function quoteSalesMail(lead: QuoteLead): MailContent {
  const words = texts.quoteSales;
  const { leadId } = lead.details;
  const wishes = answeredLines(quoteWishesForm, lead.fields);
  const origin = leadId === undefined ? words.noLead : `${words.lead}: ${leadId}`;
  return salesMail({
    subject: fillText(words.subject, { companyName: whoSent(lead, 'companyName', 'name') }),
    introduction: `${words.introduction} ${words.quote}: ${lead.id}. ${origin}`,
    sections: [
      { title: leadWords().contactTitle, lines: answeredLines(quoteContactForm, lead.fields) },
      systemsSection(lead),
      ...(wishes.length === 0 ? [] : [{ title: words.additionalInfoTitle, lines: wishes }]),
    ],
    language: lead.language,
  });
}

export const systemsSection = ({ details }: QuoteLead, language?: string): Section => ({
  title: leadWords(language).systemsTitle,
  lines: details.systems.map(({ name }, index) => ({ label: String(index + 1), value: name })),
});
