import { Link } from 'react-router-dom';
import site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { laidOutLater } from '#src/theme/laidOutLater.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { RatingLine } from '#src/ui/RatingLine.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { LogoLink } from './LogoLink.tsx';

export function Footer({ onLogoPress }: { onLogoPress?: (() => void) | undefined }) {
  const text = useTexts(layoutTexts);
  const { brand, claims, footer, company, legal } = site;
  const { rating } = claims;
  return (
    <Ground>
      <PageContainer>
        <Columns>
          <Brand>
            <LogoLink inverse onPress={onLogoPress} />
            <p>{brand.slogan}</p>
            <RatingLine {...rating} label={text('rating', rating)} />
            <LanguageSwitcher id="language" />
          </Brand>
          {footer.map(({ id, title, links }) => (
            <nav key={id} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <Link to={link.to}>{link.title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <FooterLegal company={company} links={legal} />
      </PageContainer>
    </Ground>
  );
}

const Ground = styled('footer')({
  ...laidOutLater({ narrow: 887, wide: 394 }),
  '--star': color.textInverseAccent,
  '--star-empty': '#4A6156',
  padding: '72px 0 32px',
  backgroundColor: color.bgInverse,
  color: color.textInverse,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& :focus-visible': { outlineColor: color.focusRingOnDark },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '36px 32px',
  [from.medium]: { gridTemplateColumns: '1.7fr 1fr 1fr 1fr' },
  '& h2': {
    marginBottom: 6,
    fontFamily: 'inherit',
    fontSize: '.9375rem',
    fontWeight: 680,
    lineHeight: 1.4,
    letterSpacing: 0,
    color: color.textInverseMuted,
  },
  '& li a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

const Brand = styled('div')({
  gridColumn: '1 / -1',
  [from.medium]: { gridColumn: 'auto' },
  '& p': { marginTop: 10, color: color.textInverseMuted },
  // The option list has the system's background colour, on which light text would be invisible.
  '& option': { color: color.textPrimary, backgroundColor: color.bgPaper },
});
