import { ENGLISH, pathInLanguage } from '#domain/pages/languagePaths.ts';
import { pruneAnswers } from '#domain/questions/questionFlow.ts';
import type { RankedSystem } from '#domain/scoring/scoring.ts';
import { fromWire, wireSchema } from '#domain/wire.ts';
import type { MainQuizAnswers } from '#schemas/__generated__/mainQuiz.ts';
import { recommendSystems } from '#server/catalogue.ts';
import { contactForm, mainQuiz } from '#server/forms.ts';
import type { Lead } from '#server/leads/lead.ts';
import { leadBodyReader } from '#server/leads/leadBody.ts';
import type { LeadKind, Links } from '#server/leads/leadKind.ts';
import { answersSection, quizSalesMail } from './quizSalesMail.ts';
import { quizVisitorMail } from './quizVisitorMail.ts';

export type QuizDetails = {
  answers: MainQuizAnswers;
  wantsConsultation: boolean;
  recommendations: RankedSystem[];
};
export type QuizLead = Lead<QuizDetails>;

type Rest = { data: Record<string, unknown>; wants_consultation?: boolean };

const slugs = { type: 'array', items: { type: 'string' } };

const read = leadBodyReader<Rest>(contactForm, {
  names: 'wire',
  required: ['type', 'data'],
  properties: {
    type: { type: 'string', enum: ['pos'] },
    data: wireSchema(mainQuiz.schema),
    wants_consultation: { type: 'boolean' },
  },
});

/** spec 7. */
export const quizKind: LeadKind<QuizDetails> = {
  name: 'quiz',
  word: 'leads',
  path: '/customer-answers/pos',
  form: contactForm,
  person: { email: 'email', name: 'name', company: 'companyName', phone: 'phone' },
  quiz: mainQuiz.schema,
  body: read.schema,
  read(body) {
    const { rest, ...received } = read(body);
    // Answers to questions that were not asked are left out. The cast holds because the schema has just accepted them.
    const answers = pruneAnswers(mainQuiz.schema, fromWire(rest.data, mainQuiz.schema)) as MainQuizAnswers;
    const wantsConsultation = rest.wants_consultation ?? false;
    return { ...received, details: { answers, wantsConsultation, recommendations: recommendSystems(answers) } };
  },
  comparison: ({ answers, recommendations }) => ({ answers, recommendations }),
  answer: ({ comparisonId, details }) => ({
    comparison_id: comparisonId,
    recommendations: details.recommendations.map(({ slug }) => slug),
  }),
  answered: { comparison_id: { type: 'string' }, recommendations: slugs },
  visitorMail: {
    perDay: 3,
    needsConsent: true,
    write: (lead, links) => quizVisitorMail(lead, comparisonUrl(lead, links, lead.language)),
  },
  salesMail: (lead, links) => quizSalesMail(lead, comparisonUrl(lead, links)),
  inWords: (lead, language) => [answersSection(lead, language)],
  posted: (lead, links) => ({
    ...lead.details,
    recommendations: lead.details.recommendations.map(({ slug }) => slug),
    comparisonUrl: comparisonUrl(lead, links),
  }),
};

const comparisonUrl = ({ comparisonId }: QuizLead, { publicUrl }: Links, language: string = ENGLISH) =>
  publicUrl + pathInLanguage(`/comparison/${comparisonId}`, language);
