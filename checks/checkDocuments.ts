import { checkChanges } from './checkChanges.ts';
import { checkUses, type Uses } from './checkUses.ts';
import { checkArticles } from './content/checkArticles.ts';
import { checkClaims } from './content/checkClaims.ts';
import { checkDates } from './content/checkDates.ts';
import { checkFeatureMatrix } from './content/checkFeatureMatrix.ts';
import { checkFunnel } from './content/checkFunnel.ts';
import { checkHome } from './content/checkHome.ts';
import { checkPrices } from './content/checkPrices.ts';
import { checkRoutes } from './content/checkRoutes.ts';
import { checkSavings } from './content/checkSavings.ts';
import { checkSite } from './content/checkSite.ts';
import { checkTopVendors } from './content/checkTopVendors.ts';
import { checkVendors } from './content/checkVendors.ts';
import { type DocumentTypes, type FormDocument, type SoundDocuments, typedDocuments } from './documents.ts';
import { type Documents, error, type Finding } from './finding.ts';
import { proveFlow } from './flow/checkFlow.ts';
import { checkForm } from './forms/checkForm.ts';
import { checkOptions } from './forms/checkOptions.ts';
import { checkUi } from './forms/checkUi.ts';
import { type FormOutline, readForm, readOptionLists } from './forms/readForm.ts';
import { checkAgainstMeta } from './meta/checkAgainstMeta.ts';
import { remembered } from './remembered.ts';
import { checkScoring } from './scoring/checkScoring.ts';
import { checkCounts } from './texts/checkCounts.ts';
import { checkLanguages } from './texts/checkLanguages.ts';
import { checkTextNames } from './texts/checkTextNames.ts';
import { checkTranslations } from './texts/checkTranslations.ts';
import { checkWholeLanguages, wholeLanguages } from './texts/checkWholeLanguages.ts';
import { checkWords } from './texts/checkWords.ts';

/** The quiz whose answers are scored. */
const SCORED_QUIZ = 'quizzes/main-quiz.schema.json';

export type Checked = {
  /** All documents but the meta-schemas, by path inside `schemas/`. */
  documents: Documents;
  /** The meta-schemas, likewise. */
  metaSchemas: Documents;
  /** Names of the existing icons; left out when they can't be read. */
  icons?: ReadonlySet<string> | undefined;
  /** Which code reads which document; left out where the code can't be seen. */
  uses?: Uses | undefined;
  /** The documents that an edit has changed, as they were before it; left out where that is not known. */
  before?: Documents | undefined;
  /** Whether the site is public. */
  isPublic?: boolean | undefined;
  /**
   * Whether whole languages have to have every text. The site works without: it shows English until a new question is
   * translated, so neither the build nor the server requires it.
   */
  isForRelease?: boolean | undefined;
  /** The day of the check, as 2025-08-14. */
  today: string;
};

/**
 * All findings about the documents. Each is validated by its meta-schema first; the valid ones are then checked
 * against each other, and references to an invalid one wait until it is valid.
 */
export function checkDocuments(checked: Checked): Finding[] {
  const { documents, metaSchemas, uses, before = {} } = checked;
  const { findings, unsound } = checkAgainstMeta(documents, metaSchemas);
  const sound = typedDocuments(without(documents, unsound));
  const earlier = without(before, checkAgainstMeta(before, metaSchemas).unsound);
  return [
    ...findings,
    ...checkUses(documents, metaSchemas, uses),
    ...checkSound(sound, checked),
    ...checkChanges(sound, earlier),
  ];
}

/** Ranks every visitor, which takes a tenth of the time of all checks. */
const checkRanking = remembered(
  (
    scoring: DocumentTypes['scoring'],
    quiz: FormDocument,
    options: DocumentTypes['options'],
    systems: DocumentTypes['pos-systems']['systems'],
  ) => checkScoring(scoring, { quiz: readForm(SCORED_QUIZ, quiz, readOptionLists(options)), systems }),
);

const without = (documents: Documents, unsound: ReadonlySet<string>): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([file]) => !unsound.has(file)));

function checkSound(
  sound: SoundDocuments,
  { documents: given, icons, today, isPublic = false, isForRelease = false }: Checked,
): Finding[] {
  const findings: Finding[] = [];
  /** Adds the findings of one check. A check that crashes becomes a finding itself, and the others go on. */
  const gather = (file: string, check: () => Finding[]) => {
    try {
      findings.push(...check());
    } catch (reason) {
      const why = reason instanceof Error ? reason.message : String(reason);
      findings.push(error(file, '', `this cannot be checked any further: ${why}`));
    }
  };
  const systems = sound.only('pos-systems')?.systems;
  const vendors = systems && new Set(systems.map(({ slug }) => slug));
  const options = sound.only('options');
  const scoring = sound.only('scoring');
  if (options) {
    const optionLists = readOptionLists(options);
    const forms = new Map(
      sound
        .every('form', 'quiz')
        .map(([file, form]): [string, FormOutline] => [file, readForm(file, form, optionLists)]),
    );
    const [, quiz] = sound.every('quiz').find(([file]) => file === SCORED_QUIZ) ?? [];
    for (const [file, form] of sound.every('form', 'quiz')) gather(file, () => checkForm(file, form, optionLists));
    for (const [file] of sound.every('quiz')) {
      const outline = forms.get(file);
      if (outline) gather(file, () => proveFlow(outline).findings);
    }
    const formFiles = Object.keys(given).filter((file) => file.endsWith('.schema.json'));
    for (const [file, ui] of sound.every('form-ui', 'quiz-ui'))
      gather(file, () => checkUi(file, ui, { forms, formFiles, vendors, icons }));
    if (formFiles.every((file) => forms.has(file) || file.startsWith('translations/')))
      gather('options.json', () => checkOptions(options, [...forms.values()]));
    if (quiz && scoring && systems) gather('content/scoring.json', () => checkRanking(scoring, quiz, options, systems));
  }
  gather('content/pos-systems.json', () => checkVendors(sound));
  gather('content/feature-matrix.json', () => checkFeatureMatrix(sound));
  gather('content/home.json', () => checkHome(sound));
  gather('content/funnel.json', () => checkFunnel(sound));
  gather('content/top-25.json', () => checkTopVendors(sound));
  gather('content/articles.json', () => checkArticles(sound, given));
  gather('content/savings.json', () => checkSavings(sound));
  gather('content/site.json', () => checkSite(sound));
  gather('content/site.json', () => checkClaims(sound, isPublic));
  gather('content/routes.json', () => checkRoutes(sound, given));
  gather('content/pos-systems.json', () => checkPrices(sound));
  gather('content/sources.json', () => checkDates(sound, today));
  gather('texts', () => checkTextNames(sound));
  gather('texts', () => checkWords(sound));
  gather('texts', () => checkCounts(sound));
  gather('translations', () => checkLanguages(sound, given));
  if (isForRelease) gather('translations', () => checkWholeLanguages(sound));
  gather('translations', () => checkTranslations(sound, given, isForRelease ? wholeLanguages(sound) : []));
  return findings;
}
