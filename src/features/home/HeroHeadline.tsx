import homeTexts from '#schemas/texts/home.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';

export function HeroHeadline() {
  const text = useTexts(homeTexts);
  return (
    <Headline>
      <span>{`${text('hero.headline')} `}</span>
      <em>{text('hero.highlight')}</em>
    </Headline>
  );
}

const Headline = styled('h1')({
  ...type('display'),
  '& em': {
    // As wide as its words; they wrap only where they fit no phone.
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    marginTop: '.08em',
    color: color.textBrand,
    fontSize: 'min(1em, 9.6vw)',
    fontStyle: 'normal',
    background: `linear-gradient(${color.actionAccentBg} 0 0) 0 92% / 100% .16em no-repeat`,
  },
});
