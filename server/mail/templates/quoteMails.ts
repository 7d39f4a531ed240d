import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import type { Quote } from '#server/repositories/quoteRepository.ts';
import { fillText } from '#server/texts.ts';
import { html } from '../html.ts';
import { greeting } from './greeting.ts';
import { layout, type MailContent, smallPrint, textFooter } from './layout.ts';
import { contactLines, type Section, sectionHtml, sectionText } from './sections.ts';

/** Tells the visitor what was asked for. Their own text is not repeated: it could be a stranger's advertisement. */
export function quoteVisitorMail({ contact, systems }: Quote): MailContent {
  const words = texts.quoteVisitor;
  const hello = greeting(contact.name);
  const names = systems.map(({ name }) => name);
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
    ),
  };
}

/** All we know about a quote request, for the people who get the quotes. */
export function quoteSalesMail({ id, leadId, contact, systems, additionalInfo }: Quote): MailContent {
  const words = texts.quoteSales;
  const sections: Section[] = [
    { title: words.contactTitle, lines: contactLines(contact) },
    { title: words.systemsTitle, lines: systems.map(({ name }, index) => ({ label: String(index + 1), value: name })) },
    ...(additionalInfo === undefined
      ? []
      : [{ title: words.additionalInfoTitle, lines: [{ label: words.additionalInfo, value: additionalInfo }] }]),
  ];
  const subject = fillText(words.subject, { companyName: contact.companyName });
  const origin = leadId === undefined ? words.noLead : `${words.lead}: ${leadId}`;
  const introduction = `${words.introduction} ${words.quote}: ${id}. ${origin}`;
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [introduction, ...sections.map(sectionText), textFooter].join('\n\n'),
    html: layout(subject, html`<p>${introduction}</p>${sections.map(sectionHtml)}`),
  };
}
