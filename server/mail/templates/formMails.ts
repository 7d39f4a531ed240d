import { ENGLISH } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { fieldText, type Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { fillText } from '#server/texts.ts';
import { html } from '../html.ts';
import { greeting } from './greeting.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from './layout.ts';
import { answeredLines, consentSection, type Section, sectionHtml, sectionText } from './sections.ts';

export type NoteWords = { subject: string; introduction: string; next: string; notYou: string };
/** `subject` may name the fields of the form in braces; `id` precedes the number of the lead. */
export type SalesWords = { subject: string; introduction: string; id: string; title: string };
type Form = Pick<LeadKind, 'form' | 'person'>;

/** Confirms a form. The visitor's own words are not repeated: they could be an advertisement. */
export function noteMail(
  { subject, introduction, next, notYou }: NoteWords,
  lead: Lead,
  { person }: Form,
): MailContent {
  const hello = greeting(fieldText(lead, person.name), lead.language);
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [hello, introduction, next, notYou, textFooter].join('\n\n'),
    html: layout(
      subject,
      html`<p>${hello}</p><p>${introduction}</p><p>${next}</p>${smallPrint([notYou])}`,
      lead.language,
    ),
  };
}

/** All values of a form, for the people who answer it. */
export function formMail(words: SalesWords, lead: Lead, { form }: Form): MailContent {
  const sections: Section[] = [
    { title: words.title, lines: answeredLines(form, lead.fields) },
    ...(form.consents.length > 0 ? [consentSection(lead)] : []),
  ];
  const values = Object.keys(form.schema.properties).map((name) => [name, fieldText(lead, name)]);
  return salesMail({
    subject: fillText(words.subject, Object.fromEntries(values)),
    introduction: `${words.introduction} ${words.id}: ${lead.id}`,
    sections,
    language: lead.language,
  });
}

type SalesMail = {
  subject: string;
  introduction: string;
  sections: readonly Section[];
  language: string;
  link?: { address: string; words: string };
};

/** The frame of every mail to the sales team. */
export function salesMail({ subject, introduction, sections, language, link }: SalesMail): MailContent {
  const opening = withLanguage(introduction, language);
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [opening, ...sections.map(sectionText), ...(link ? [`${link.words}: ${link.address}`] : []), textFooter].join(
      '\n\n',
    ),
    html: layout(
      subject,
      html`<p>${opening}</p>${sections.map(sectionHtml)}${link ? buttonLink(link.address, link.words) : ''}`,
    ),
  };
}

/** Names the language that a visitor read and will want an answer in, unless it is that of the sales team. */
function withLanguage(introduction: string, language: string): string {
  if (language === ENGLISH) return introduction;
  const name = new Intl.DisplayNames(ENGLISH, { type: 'language' }).of(language) ?? language;
  return `${introduction}. ${texts.sales.language}: ${name}`;
}
