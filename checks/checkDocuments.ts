import { checkArticles } from './content/checkArticles.ts';
import { checkFeatureMatrix } from './content/checkFeatureMatrix.ts';
import { checkHome } from './content/checkHome.ts';
import { checkSavings } from './content/checkSavings.ts';
import { checkSite } from './content/checkSite.ts';
import { checkTopVendors } from './content/checkTopVendors.ts';
import { checkVendors, readVendors } from './content/checkVendors.ts';
import { type Documents, error, type Finding } from './finding.ts';
import { proveFlow } from './flow/checkFlow.ts';
import { checkForm } from './forms/checkForm.ts';
import { checkOptions } from './forms/checkOptions.ts';
import { checkUi } from './forms/checkUi.ts';
import { type FormOutline, readForm } from './forms/readForm.ts';
import { kindOf } from './kinds.ts';
import { SCORING } from './scoring/checkChances.ts';
import { checkScoring } from './scoring/checkScoring.ts';
import { checkTranslations } from './texts/checkTranslations.ts';

/** The quiz whose answers are scored. */
const SCORED_QUIZ = 'quizzes/main-quiz.schema.json';

/**
 * All that can be said of the documents by reading them against each other. Never throws, whatever they hold.
 * @param documents by path inside `schemas/`, parsed
 * @param icons names of the icons there are; left out where the icons can't be seen
 */
export function checkDocuments(documents: Documents, icons?: ReadonlySet<string>): Finding[] {
  const optionLists = documents['options.json'];
  const posSystems = documents['content/pos-systems.json'];
  const ofKind = (...kinds: string[]) =>
    Object.entries(documents).filter(([file]) => kinds.includes(kindOf(file) ?? ''));
  const findings: Finding[] = [];
  /** What a check says of a document. The meta-schemas say more of one whose shape stops it; the others go on. */
  const gather = (file: string, check: () => Finding[]) => {
    try {
      findings.push(...check());
    } catch (reason) {
      const why = reason instanceof Error ? reason.message : String(reason);
      findings.push(error(file, '', `what stands here cannot be checked any further (${why})`));
    }
  };

  const forms = new Map<string, FormOutline>();
  for (const [file, source] of ofKind('form', 'quiz'))
    gather(file, () => {
      forms.set(file, readForm(file, source, optionLists));
      return [];
    });
  const vendors = new Set(readVendors(posSystems).map(({ slug }) => String(slug)));
  const quiz = forms.get(SCORED_QUIZ);

  gather('options.json', () => checkOptions(optionLists, [...forms.values()]));
  for (const [file, form] of forms) gather(file, () => checkForm(form, documents[file], optionLists));
  for (const [file, form] of forms) if (kindOf(file) === 'quiz') gather(file, () => proveFlow(form).findings);
  for (const [file, ui] of ofKind('form-ui', 'quiz-ui'))
    gather(file, () => checkUi(file, ui, { forms, vendors, icons }));
  if (quiz) gather(SCORING, () => checkScoring(documents[SCORING], { quiz, posSystems, vendors }));
  gather('content/pos-systems.json', () => checkVendors(documents));
  gather('content/feature-matrix.json', () => checkFeatureMatrix(documents, vendors));
  gather('content/home.json', () => checkHome(documents, vendors));
  gather('content/top-25.json', () => checkTopVendors(documents));
  gather('content/articles.json', () => checkArticles(documents));
  gather('content/savings.json', () => checkSavings(documents));
  gather('content/site.json', () => checkSite(documents));
  gather('translations', () => checkTranslations(documents));
  return findings;
}
