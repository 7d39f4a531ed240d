import { questionsOf } from '#domain/questionFlow.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { contactForm, mainQuiz } from '#server/forms.ts';
import type { Lead } from '#server/repositories/leadRepository.ts';
import { fillText } from '#server/texts.ts';
import { type Html, html } from '../html.ts';
import { buttonLink, layout, textFooter } from './layout.ts';
import type { MailContent } from './visitorMail.ts';

type Line = { label: string; value: string };
type Section = { title: string; lines: readonly Line[] };

const words = texts.sales;

/** All we know about a new lead, for the people who call back. */
export function salesMail(lead: Lead, comparisonUrl: string): MailContent {
  const sections: Section[] = [
    { title: words.contactTitle, lines: contactLines(lead) },
    { title: words.answersTitle, lines: answerLines(lead.answers) },
    { title: words.recommendationsTitle, lines: recommendationLines(lead) },
    { title: words.consentTitle, lines: consentLines(lead) },
  ];
  const subject = fillText(words.subject, { companyName: lead.contact.companyName });
  const introduction = `${words.introduction} ${words.lead}: ${lead.id}`;

  return {
    subject: `${subject} - ${site.brand.name}`,
    text: [
      introduction,
      ...sections.map(({ title, lines }) =>
        [title, ...lines.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
      ),
      `${words.openComparison}: ${comparisonUrl}`,
      textFooter,
    ].join('\n\n'),
    html: layout(
      subject,
      html`<p>${introduction}</p>${sections.map(sectionHtml)}${buttonLink(comparisonUrl, words.openComparison)}`,
    ),
  };
}

function contactLines({ contact, wantsConsultation }: Lead): Line[] {
  return [
    { label: words.name, value: contact.name },
    { label: words.companyName, value: contact.companyName },
    { label: words.email, value: contact.email },
    { label: words.phone, value: contact.phone },
    { label: words.timeframe, value: titleOf(contactForm.options.timeframe, contact.timeframe) },
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

function consentLines({ consent }: Lead): Line[] {
  return [
    { label: words.consentText, value: consent.text },
    { label: words.consentVersion, value: consent.version },
    { label: words.consentAt, value: consent.at.toISOString() },
    { label: words.consentPage, value: consent.page },
    { label: words.consentLanguage, value: consent.language },
  ];
}

function sectionHtml({ title, lines }: Section): Html {
  const rows = lines.map(
    ({ label, value }) =>
      html`<tr><th align="left" valign="top" style="padding:2px 12px 2px 0;font-weight:normal;color:#5b665f">${label}</th><td style="padding:2px 0">${value}</td></tr>`,
  );
  return html`<h2 style="font-size:17px;margin:20px 0 4px">${title}</h2><table role="presentation" cellpadding="0" cellspacing="0">${rows}</table>`;
}

function titleOf(options: readonly { value: string; title: string }[] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.title ?? value;
}
