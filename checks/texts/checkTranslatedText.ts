import { type Finding, pointer } from '../finding.ts';
import { misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { placeholdersIn } from './placeholdersIn.ts';
import { isPluralForm } from './translationState.ts';

/** What is wrong with a translated text compared with its English: both need the same placeholders and the same markup. */
export function checkTranslatedText(file: string, path: readonly string[], english: string, own: string): Finding[] {
  const at = pointer(...path);
  const fault = (message: string): Finding => ({ severity: 'error', file, pointer: at, message });
  const [wanted, given] = [placeholdersIn(english), placeholdersIn(own)];
  const [tags, ownTags] = [tagsOf(english), tagsOf(own)];
  // "One answer" may leave out the number that "{count} answers" needs.
  const needed = isPluralForm(path.at(-1) ?? '') ? [] : [...wanted];
  return [
    ...needed.filter((name) => !given.has(name)).map((name) => fault(`{${name}} is missing`)),
    ...[...given]
      .filter((name) => !wanted.has(name))
      .map((name) => misnamed({ file, pointer: at }, `{${name}} is not filled in here`, nearest(name, wanted))),
    ...(tags.join() === ownTags.join()
      ? []
      : [
          fault(
            `the markup differs from the English: ${tags.join(' ') || 'none'}, here ${ownTags.join(' ') || 'none'}`,
          ),
        ]),
  ];
}

/** The tags of a text, in any order: a translated sentence may have another. */
const tagsOf = (text: string): string[] => (text.match(/<\/?[a-z][^<>]*>/gi) ?? []).sort();
