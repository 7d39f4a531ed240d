import { language } from 'virtual:site-language';
import { useLocation } from 'react-router-dom';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { useTexts } from '#src/texts/texts.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { chooseLanguage, languagesOf } from '../languages.ts';

type LanguageSwitcherProps = {
  /** The same on every page: after a choice, the switcher of the new page gets the focus by this id. */
  id: string;
  /** The id of the element that has the focus on the page in the chosen language; by default the switcher. */
  focused?: string;
};

/** Each language that the page exists in, by its own name (D11). */
export function LanguageSwitcher({ id, focused = id }: LanguageSwitcherProps) {
  const text = useTexts(layoutTexts);
  const { pathname } = useLocation();
  const offered = languagesOf(pathname);
  return (
    <Line>
      <label htmlFor={id}>{text('language')}</label>
      <select id={id} value={language} onChange={(event) => chooseLanguage(event.target.value, focused)}>
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
