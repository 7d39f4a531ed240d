import { ENGLISH } from '#domain/pages/languagePaths.ts';
import texts from '#schemas/texts/mail.json' with { type: 'json' };
import { systemName } from '#server/catalogue.ts';
import { contactForm, mainQuizIn } from '#server/forms.ts';
import { whoSent } from '#server/leads/lead.ts';
import { salesMail } from '#server/mail/templates/formMails.ts';
import type { MailContent } from '#server/mail/templates/layout.ts';
import {
  answeredLines,
  answeredQuestions,
  consentSection,
  leadWords,
  type Section,
} from '#server/mail/templates/sections.ts';
import { fillText } from '#server/texts.ts';
import type { QuizLead } from './quizKind.ts';

const words = texts.sales;

/** Everything about a lead, for the people who call back. */
export function quizSalesMail(lead: QuizLead, comparisonUrl: string): MailContent {
  const { details, fields } = lead;
  const wish = {
    label: words.wantsConsultation,
    value: details.wantsConsultation ? leadWords().yes : leadWords().no,
  };
  const sections: Section[] = [
    { title: leadWords().contactTitle, lines: [...answeredLines(contactForm, fields), wish] },
    answersSection(lead),
    { title: words.recommendationsTitle, lines: recommendationLines(lead) },
    consentSection(lead),
  ];
  return salesMail({
    subject: fillText(words.subject, { companyName: whoSent(lead, 'companyName', 'name') }),
    introduction: `${words.introduction} ${words.lead}: ${lead.id}`,
    sections,
    language: lead.language,
    link: { address: comparisonUrl, words: words.openComparison },
  });
}

export const answersSection = ({ details }: QuizLead, language: string = ENGLISH): Section => ({
  title: leadWords(language).answersTitle,
  lines: answeredQuestions(mainQuizIn(language), details.answers, language),
});

function recommendationLines({ details }: QuizLead) {
  return details.recommendations.map(({ slug, score }, index) => ({
    label: String(index + 1),
    value: fillText(words.recommendation, { name: systemName(slug), score }),
  }));
}
