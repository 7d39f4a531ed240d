import { useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { SegmentedChoice } from '#src/ui/SegmentedChoice.tsx';
import { editJson } from '../../documents/editJson.ts';
import { missingIn, type TranslatedText, translate } from '../../documents/translatedTexts.ts';
import type { Workbench } from '../useWorkbench.ts';
import { Area, Part } from './fields.tsx';

type TranslationsPartProps = {
  workbench: Workbench;
  file: string;
  texts: readonly TranslatedText[];
  languages: readonly string[];
  /** Whether the English is edited here too; else it is above. */
  isEnglishEdited: boolean;
};

/** Each text beside its translation, what is missing marked. */
export function TranslationsPart({ workbench, file, texts, languages, isEnglishEdited }: TranslationsPartProps) {
  const [language, setLanguage] = useState(languages[0] ?? '');
  const put = (path: string, to: string) => {
    const edited = translate(workbench.texts, language, file, path, to);
    workbench.edit(edited.file, edited.text);
  };
  return (
    <Part aria-labelledby="translations">
      <h2 id="translations">In other languages</h2>
      <SegmentedChoice
        legend="Translate to"
        name="translation"
        value={language}
        options={languages.map((value) => {
          const missing = missingIn(texts, value);
          return { value, title: missing > 0 ? `${value}: ${missing} missing` : value };
        })}
        onChange={setLanguage}
      />
      <Pairs>
        {texts.map(({ path, english, in: translations }) => (
          <div key={path} data-missing={translations[language] === undefined}>
            {isEnglishEdited ? (
              <Area
                aria-label={`${path} in English`}
                rows={1}
                value={english}
                onChange={({ target }) =>
                  workbench.edit(file, editJson(workbench.texts[file] ?? '', path.split('.'), target.value))
                }
              />
            ) : (
              <span>{english}</span>
            )}
            <Area
              aria-label={`${path} in ${language}`}
              lang={language}
              rows={1}
              value={translations[language] ?? ''}
              placeholder="Not translated"
              onChange={({ target }) => put(path, target.value)}
            />
          </div>
        ))}
      </Pairs>
    </Part>
  );
}

const Pairs = styled('div')({
  display: 'grid',
  gap: 6,
  marginTop: 10,
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, alignItems: 'center', paddingLeft: 8 },
  '& > div[data-missing=true]': { borderLeft: `4px solid ${color.statusWarning}` },
  '& textarea': { minHeight: 38 },
});
