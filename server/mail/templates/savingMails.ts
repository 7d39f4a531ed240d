import { formatReport } from '#domain/savings/formatReport.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import mailTexts from '#schemas/texts/mail.json' with { type: 'json' };
import texts from '#schemas/texts/savings-mail.json' with { type: 'json' };
import { savingsContactForm, savingsQuiz } from '#server/forms.ts';
import type { SavingLead } from '#server/repositories/savingLeadRepository.ts';
import { fillText } from '#server/texts.ts';
import { html } from '../html.ts';
import { greeting } from './greeting.ts';
import { buttonLink, layout, type MailContent, smallPrint, textFooter } from './layout.ts';
import { estimateSection, reportSections } from './savingSections.ts';
import { consentLines, type Line, type Section, sectionHtml, sectionText, titleOf } from './sections.ts';

const labels = mailTexts.sales;

/** The visitor's report, or the news that there is nothing to save. */
export function savingVisitorMail({ contact, estimate, report }: SavingLead, publicUrl: string): MailContent {
  const words = texts.visitor;
  const subject = estimate.hasSavings ? words.subject : words.noSavingsSubject;
  const hello = greeting(contact.name);
  const introduction = estimate.hasSavings ? words.introduction : words.noSavings;
  const headline = estimate.hasSavings ? fillText(words.headline, { amount: formatReport(report).monthly.total }) : '';
  const sections = [...(estimate.hasSavings ? reportSections(report) : []), estimateSection(estimate)];
  const address = `${publicUrl}/cost-savings`;
  const small = [site.company.disclaimer, words.notice, words.notYou];
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
    ),
  };
}

/** All we know about a savings lead, for the people who call back. */
export function savingSalesMail(lead: SavingLead): MailContent {
  const words = texts.sales;
  const sections: Section[] = [
    { title: labels.contactTitle, lines: contactLines(lead) },
    { title: labels.answersTitle, lines: answerLines(lead.answers) },
    estimateSection(lead.estimate),
    ...reportSections(lead.report),
    { title: labels.consentTitle, lines: consentLines(lead.consent) },
  ];
  const subject = fillText(words.subject, { companyName: lead.contact.companyName });
  const introduction = `${words.introduction} ${words.lead}: ${lead.id}`;
  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [introduction, ...sections.map(sectionText), textFooter].join('\n\n'),
    html: layout(subject, html`<p>${introduction}</p>${sections.map(sectionHtml)}`),
  };
}

function contactLines({ contact, wantsConsultation, estimate }: SavingLead): Line[] {
  return [
    { label: labels.name, value: contact.name },
    { label: labels.companyName, value: contact.companyName },
    { label: labels.email, value: contact.email },
    { label: labels.phone, value: contact.phone },
    { label: labels.timeframe, value: titleOf(savingsContactForm.options.timeframe, contact.timeframe) },
    { label: labels.wantsConsultation, value: wantsConsultation ? labels.yes : labels.no },
    { label: texts.sales.hasSavings, value: estimate.hasSavings ? labels.yes : labels.no },
  ];
}

function answerLines(answers: SavingLead['answers']): Line[] {
  const { schema, options } = savingsQuiz;
  const given = new Map<string, string>(Object.entries(answers));
  return Object.entries(schema.properties).flatMap(([question, { title = question }]) => {
    const answer = given.get(question);
    return answer === undefined ? [] : [{ label: title, value: titleOf(options[question], answer) }];
  });
}
