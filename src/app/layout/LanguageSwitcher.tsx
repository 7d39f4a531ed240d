import { language } from 'virtual:site-language';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { useTexts } from '#src/texts/texts.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { chooseLanguage, languagesOf } from '../languages.ts';

/**
 * Each language that the page is in, by its own name (D11).
 * @param focused the id of what has the focus on the page in the chosen language; left out, it is the switcher
 */
export function LanguageSwitcher({ focused }: { focused?: string }) {
  const text = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const field = useId();
  const offered = languagesOf(pathname);
  return (
    <Line>
      <label htmlFor={field}>{text('language')}</label>
      <select id={field} value={language} onChange={(event) => chooseLanguage(event.target.value, focused ?? field)}>
        {site.languages
          .filter(({ code }) => offered.includes(code))
          .map(({ code, own }) => (
            <option key={code} value={code} lang={code}>
              {own}
            </option>
          ))}
      </select>
    </Line>
  );
}

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '.9375rem',
  '& select': {
    minHeight: 44,
    padding: '0 10px',
    border: '1.5px solid currentColor',
    borderRadius: radii.control,
    backgroundColor: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
});
