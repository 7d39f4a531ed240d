import { useId } from 'react';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { chooseLanguage } from '#src/texts/language.ts';
import { useLanguage, useTexts } from '#src/texts/texts.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

/** Each language by its own name (D11). */
export function LanguageSwitcher() {
  const text = useTexts(layoutTexts);
  const field = useId();
  return (
    <Line>
      <label htmlFor={field}>{text('language')}</label>
      <select id={field} value={useLanguage()} onChange={(event) => void chooseLanguage(event.target.value)}>
        {site.languages.map(({ code, own }) => (
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
