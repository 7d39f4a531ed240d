import { questionsOf } from '#domain/questionFlow.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { mainQuiz } from '#server/forms.ts';
import type { Lead } from '#server/repositories/leadRepository.ts';
import { fillText } from '#server/texts.ts';
import { html } from '../html.ts';
import { buttonLink, layout, type MailContent, textFooter } from './layout.ts';
import { consentLines, contactLines, type Line, type Section, sectionHtml, sectionText, titleOf } from './sections.ts';

const words = texts.sales;

/** All we know about a new lead, for the people who call back. */
export function salesMail(lead: Lead, comparisonUrl: string): MailContent {
  const sections: Section[] = [
    { title: words.contactTitle, lines: leadContactLines(lead) },
    { title: words.answersTitle, lines: answerLines(lead.answers) },
    { title: words.recommendationsTitle, lines: recommendationLines(lead) },
    { title: words.consentTitle, lines: consentLines(lead.consent) },
  ];
  const subject = fillText(words.subject, { companyName: lead.contact.companyName });
  const introduction = `${words.introduction} ${words.lead}: ${lead.id}`;

  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [introduction, ...sections.map(sectionText), `${words.openComparison}: ${comparisonUrl}`, textFooter].join(
      '\n\n',
    ),
    html: layout(
      subject,
      html`<p>${introduction}</p>${sections.map(sectionHtml)}${buttonLink(comparisonUrl, words.openComparison)}`,
    ),
  };
}

function leadContactLines({ contact, wantsConsultation }: Lead): Line[] {
  return [
    ...contactLines(contact),
    { label: words.wantsConsultation, value: wantsConsultation ? words.yes : words.no },
  ];
}

function answerLines(answers: Lead['answers']): Line[] {
  const { schema, options } = mainQuiz;
  const order = new Set([...questionsOf(schema), ...Object.keys(schema.properties)]);
  const given = new Map<string, unknown>(Object.entries(answers));
  return [...order]
    .filter((question) => given.has(question))
    .map((question) => ({
      label: schema.properties[question]?.title ?? question,
      value: [given.get(question)]
        .flat()
        .map((answer) => titleOf(options[question], String(answer)))
        .join(', '),
    }));
}

function recommendationLines({ recommendations }: Lead): Line[] {
  return recommendations.map(({ slug, score }, index) => ({
    label: String(index + 1),
    value: fillText(words.recommendation, { name: systemName(slug), score }),
  }));
}
