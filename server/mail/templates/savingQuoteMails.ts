import site from '#schemas/content/site.json' with { type: 'json' };
import mailTexts from '#schemas/texts/mail.json' with { type: 'json' };
import texts from '#schemas/texts/savings-mail.json' with { type: 'json' };
import type { SavingQuote } from '#server/repositories/savingQuoteRepository.ts';
import { fillText } from '#server/texts.ts';
import { html } from '../html.ts';
import { greeting } from './greeting.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from './layout.ts';
import { reportSections } from './savingSections.ts';
import { type Section, sectionHtml, sectionText } from './sections.ts';

const labels = mailTexts.sales;

/** The report as the visitor had set it, line by line. */
export function savingQuoteVisitorMail({ recipient, report }: SavingQuote, publicUrl: string): MailContent {
  const words = texts.quoteVisitor;
  const hello = greeting(recipient.name);
  const sections = reportSections(report);
  const address = `${publicUrl}/cost-savings`;
  const small = [site.company.disclaimer, words.notice, texts.visitor.notYou];
  return {
    subject: `${words.subject} - ${site.brand.name}`,
    text: [
      hello,
      words.introduction,
      ...sections.map(sectionText),
      `${texts.visitor.open}: ${address}`,
      ...small,
      textFooter,
    ].join('\n\n'),
    html: layout(
      words.subject,
      html`<p>${hello}</p><p>${words.introduction}</p>${sections.map(sectionHtml)}${buttonLink(address, texts.visitor.open)}${smallPrint(small)}`,
    ),
  };
}

/** Who asked, and for which figures. */
export function savingQuoteSalesMail({ id, recipient, report }: SavingQuote): MailContent {
  const words = texts.quoteSales;
  const sections: Section[] = [
    {
      title: labels.contactTitle,
      lines: [
        { label: labels.name, value: recipient.name },
        { label: labels.email, value: recipient.email },
      ],
    },
    ...reportSections(report),
  ];
  const subject = fillText(words.subject, { name: recipient.name });
  const introduction = `${words.introduction} ${words.quote}: ${id}`;
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [introduction, ...sections.map(sectionText), textFooter].join('\n\n'),
    html: layout(subject, html`<p>${introduction}</p>${sections.map(sectionHtml)}`),
  };
}
