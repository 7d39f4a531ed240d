import { isRecord } from '#domain/json.ts';
import { type SoundDocuments, typedDocuments } from './documents.ts';
import { type Documents, error, type Finding, pointer, warning } from './finding.ts';
import { isConsent } from './forms/checkForm.ts';
import { fieldsOf } from './forms/checkQuestionUi.ts';
import { englishTexts } from './texts/englishTexts.ts';
import { placeholdersIn } from './texts/placeholdersIn.ts';

const TRANSLATION = /^translations\/[^/]+\/(.+)$/;

/**
 * What an edit changes that stored leads, translations or other sites rely on.
 * @param before the documents that differ, as they were; a new document has an entry that is undefined
 */
export function checkChanges(now: SoundDocuments, before: Documents): Finding[] {
  const earlier = typedDocuments(before);
  return [
    ...checkConsents(now, earlier),
    ...checkAnswers(now, earlier),
    ...checkFields(now, earlier),
    ...checkAddresses(now, earlier),
    ...checkTexts(now, before),
    ...checkTranslations(now, before),
  ];
}

/** The wording and its version are stored together (D22), so they change together. */
function checkConsents(now: SoundDocuments, earlier: SoundDocuments): Finding[] {
  const wordings = new Map(earlier.every('form'));
  const looks = new Map(earlier.every('form-ui'));
  return now.every('form').flatMap(([file, { properties }]) => {
    const uiFile = file.replace('.schema.json', '.ui.json');
    const versionIn = (documents: ReadonlyMap<string, Parameters<typeof fieldsOf>[0]>, name: string) => {
      const ui = documents.get(uiFile);
      return ui && fieldsOf(ui).get(name)?.['ui:options']?.consentVersion;
    };
    const current = new Map(now.every('form-ui'));
    return Object.entries(properties).flatMap(([name, property]) => {
      const was = wordings.get(file)?.properties[name];
      if (!isConsent(property) || was?.title === undefined || was.title === property.title) return [];
      const version = versionIn(current, name);
      // A ui document that has not changed is not among the earlier ones.
      return looks.has(uiFile) && versionIn(looks, name) !== version
        ? []
        : [
            error(
              file,
              pointer('properties', name, 'title'),
              `the wording of a consent has changed and its version "${version}" has not (${uiFile}); both are stored`,
            ),
          ];
    });
  });
}

/** Stored leads, points, icons and translations refer to an answer by its stored value. */
function checkAnswers(now: SoundDocuments, earlier: SoundDocuments): Finding[] {
  const lists = now.only('options')?.$defs;
  if (!lists) return [];
  return Object.entries(earlier.only('options')?.$defs ?? {}).flatMap(([id, { oneOf: was }]) => {
    const current = lists[id]?.oneOf;
    const at = pointer('$defs', id);
    if (!current)
      return [warning('options.json', '/$defs', `the list "${id}" is gone; stored leads still name its answers`)];
    return was
      .filter((option) => !current.some((other) => other.const === option.const))
      .map((option) => {
        const renamed = current.findIndex(
          ({ const: value, title }) => title === option.title && !was.some((other) => other.const === value),
        );
        return renamed < 0
          ? warning('options.json', at, `the answer "${option.const}" is gone; stored leads still name it`)
          : error(
              'options.json',
              at + pointer('oneOf', renamed, 'const'),
              `"${option.const}" was renamed: stored leads use the old name. A stored value never changes; its title may`,
            );
      });
  });
}

/** Stored leads refer to a field by its name. */
function checkFields(now: SoundDocuments, earlier: SoundDocuments): Finding[] {
  const current = new Map(now.every('form', 'quiz'));
  return earlier.every('form', 'quiz').flatMap(([file, { properties: was }]) => {
    const properties = current.get(file)?.properties;
    if (!properties) return [];
    return Object.entries(was)
      .filter(([name]) => !(name in properties))
      .map(([name, { title }]) => {
        const renamed = Object.entries(properties).find(([other, field]) => field.title === title && !(other in was));
        return renamed
          ? error(
              file,
              pointer('properties', renamed[0]),
              `"${name}" was renamed: stored leads use the old name. The name of a field never changes; its title may`,
            )
          : warning(file, '/properties', `"${name}" is no longer asked; stored leads still have it`);
      });
  });
}

/** Other sites and search engines link to an address. */
function checkAddresses(now: SoundDocuments, earlier: SoundDocuments): Finding[] {
  const paths = now.only('routes')?.map(({ path }) => path);
  return (paths ? (earlier.only('routes') ?? []) : [])
    .filter(({ path }) => !paths?.includes(path))
    .map(({ path }) => warning('content/routes.json', '', `"${path}" is gone; links to it find no page`));
}

/** Code refers to texts by key, and fills in their placeholders by name. */
function checkTexts(now: SoundDocuments, before: Documents): Finding[] {
  return now.every('texts').flatMap(([file, document]) => {
    if (!(file in before)) return [];
    const current = englishTexts(file, document);
    return [...englishTexts(file, before[file])].flatMap(([key, was]) => {
      const at = pointer(...key.split('.'));
      const text = current.get(key);
      if (text === undefined)
        return [
          warning(
            file,
            '',
            `the text "${key}" is gone; a page that still shows it does not compile (npx tsc --noEmit)`,
          ),
        ];
      const [wanted, given] = [placeholdersIn(was), placeholdersIn(text)];
      return [...wanted, ...given]
        .filter((name) => wanted.has(name) !== given.has(name))
        .map((name) =>
          wanted.has(name)
            ? error(file, at, `{${name}} is missing: it is filled in here`)
            : error(file, at, `{${name}} is not filled in here`),
        );
    });
  });
}

/** A translation has the meaning that the English had when it was made. */
function checkTranslations(now: SoundDocuments, before: Documents): Finding[] {
  return now.every('translation').flatMap(([file, translation]) => {
    const original = TRANSLATION.exec(file)?.[1] ?? '';
    if (!(original in before) || !(original in now.all)) return [];
    const was = englishTexts(original, before[original]);
    const isUntouched = (keys: readonly string[]) =>
      !(file in before) || textAt(before[file], keys) === textAt(translation, keys);
    return [...englishTexts(original, now.all[original])].flatMap(([key, english]) => {
      const keys = key.split('.');
      const old = was.get(key);
      return old !== undefined && old !== english && textAt(translation, keys) !== undefined && isUntouched(keys)
        ? [warning(file, pointer(...keys), `is older than its English, which now says "${english}"`)]
        : [];
    });
  });
}

function textAt(document: unknown, keys: readonly string[]): string | undefined {
  const value = keys.reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), document);
  return typeof value === 'string' ? value : undefined;
}
