import { checkArticles } from './checkArticles.ts';
import { checkFeatureMatrix } from './checkFeatureMatrix.ts';
import { checkForm } from './checkForm.ts';
import { checkHome } from './checkHome.ts';
import { checkOptions } from './checkOptions.ts';
import { checkSavings } from './checkSavings.ts';
import { checkScoring } from './checkScoring.ts';
import { checkSite } from './checkSite.ts';
import { checkTopVendors } from './checkTopVendors.ts';
import { checkTranslations } from './checkTranslations.ts';
import { checkUi } from './checkUi.ts';
import { checkVendors, readVendors } from './checkVendors.ts';
import type { Documents, Finding } from './finding.ts';
import { proveFlow } from './flow/checkFlow.ts';
import { kindOf } from './kinds.ts';
import { readForm } from './readForm.ts';

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
  const forms = new Map(ofKind('form', 'quiz').map(([file, source]) => [file, readForm(file, source, optionLists)]));
  const vendors = new Set(readVendors(posSystems).map(({ slug }) => String(slug)));
  const quiz = forms.get(SCORED_QUIZ);
  return [
    ...checkOptions(optionLists, [...forms.values()]),
    ...[...forms.values()].flatMap((form) => checkForm(form, documents[form.file], optionLists)),
    ...[...forms.values()].filter(({ file }) => kindOf(file) === 'quiz').flatMap((form) => proveFlow(form).findings),
    ...ofKind('form-ui', 'quiz-ui').flatMap(([file, ui]) => checkUi(file, ui, { forms, vendors, icons })),
    ...(quiz ? checkScoring(documents['content/scoring.json'], { quiz, posSystems, vendors }) : []),
    ...checkVendors(documents),
    ...checkFeatureMatrix(documents, vendors),
    ...checkHome(documents, vendors),
    ...checkTopVendors(documents),
    ...checkArticles(documents),
    ...checkSavings(documents),
    ...checkSite(documents),
    ...checkTranslations(documents),
  ];
}
