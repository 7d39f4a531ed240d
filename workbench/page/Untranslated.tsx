import { useMemo } from 'react';
import { styled } from '#src/theme/styled.tsx';
import { untranslated } from '../documents/untranslated.ts';
import { languagesIn } from '../documents/wizards/inLanguages.ts';
import type { Place } from './Outline.tsx';

type UntranslatedProps = { documents: Readonly<Record<string, unknown>>; onGo: (place: Place) => void };

/** As many as can be looked over; the rest is better translated as a table. */
const MOST_SHOWN = 50;

/** Which texts lack a translation, in each language; each leads to its document. */
export function Untranslated({ documents, onGo }: UntranslatedProps) {
  const languages = useMemo(
    () => languagesIn(documents).map((language) => ({ ...language, missing: untranslated(documents, language.code) })),
    [documents],
  );
  return (
    <>
      {languages.map(({ code, own, isWhole, missing }) => (
        <section key={code} aria-label={own}>
          <h3>
            {missing.length === 0
              ? `${own}: every text is translated`
              : `${own}: ${missing.length === 1 ? '1 text' : `${missing.length} texts`} without translation`}
          </h3>
          {isWhole && missing.length > 0 && (
            <p>Pages that show one of them are English in it, and npm run schemas:check counts each as an error.</p>
          )}
          <List>
            {missing.slice(0, MOST_SHOWN).map(({ file, text: { path, english } }) => (
              <li key={`${file} ${path}`}>
                <button type="button" onClick={() => onGo({ file, pointer: '' })}>
                  {english}
                </button>
                <span>{` ${file}`}</span>
              </li>
            ))}
          </List>
        </section>
      ))}
    </>
  );
}

const List = styled('ul')({
  margin: 0,
  paddingInlineStart: 20,
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});
