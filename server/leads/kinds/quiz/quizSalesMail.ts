import { ENGLISH } from '#domain/pages/languagePaths.ts';
import site from '#schemas/content/site.json' with { type: 'json' };
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { contactForm, mainQuizIn } from '#server/forms.ts';
import { whoSent } from '#server/leads/lead.ts';
import { html } from '#server/mail/html.ts';
import { withLanguage } from '#server/mail/templates/formMails.ts';
import { buttonLink, layout, type MailContent, textFooter } from '#server/mail/templates/layout.ts';
import {
  answeredLines,
  answeredQuestions,
  consentLines,
  type Line,
  leadWords,
  type Section,
  sectionHtml,
  sectionText,
} from '#server/mail/templates/sections.ts';
import { fillText } from '#server/texts.ts';
import type { QuizLead } from './quizKind.ts';

const words = texts.sales;

/** Everything about a lead, for the people who call back. */
export function quizSalesMail(lead: QuizLead, comparisonUrl: string): MailContent {
  const { details, fields, consent } = lead;
  const wish: Line = {
    label: words.wantsConsultation,
    value: details.wantsConsultation ? leadWords().yes : leadWords().no,
  };
  const sections: Section[] = [
    { title: leadWords().contactTitle, lines: [...answeredLines(contactForm, fields), wish] },
    answersSection(lead),
    { title: words.recommendationsTitle, lines: recommendationLines(lead) },
    { title: leadWords().consentTitle, lines: consentLines(consent) },
  ];
  const subject = fillText(words.subject, { companyName: whoSent(lead, 'companyName', 'name') });
  const introduction = withLanguage(`${words.introduction} ${words.lead}: ${lead.id}`, lead.language);

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

export const answersSection = ({ details }: QuizLead, language: string = ENGLISH): Section => ({
  title: leadWords(language).answersTitle,
  lines: answeredQuestions(mainQuizIn(language), details.answers, language),
});

function recommendationLines({ details }: QuizLead): Line[] {
  return details.recommendations.map(({ slug, score }, index) => ({
    label: String(index + 1),
    value: fillText(words.recommendation, { name: systemName(slug), score }),
  }));
}
