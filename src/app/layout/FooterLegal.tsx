import { Link } from 'react-router-dom';
import type site from '#schemas/content/site.json';
import layoutTexts from '#schemas/texts/layout.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

type FooterLegalProps = Readonly<{ company: typeof site.company; links: typeof site.legal }>;

export function FooterLegal({ company: { disclaimer, address, copyright }, links }: FooterLegalProps) {
  const text = useTexts(layoutTexts);
  return (
    <Block>
      <Disclaimer>
        <b>{text('footer.disclaimer')}</b>
        <span>{` ${disclaimer}`}</span>
      </Disclaimer>
      <Row>
        <p>{address}</p>
        <p>{copyright}</p>
        <nav aria-label={text('footer.legal')}>
          <ul>
            {links.map(({ id, to, title }) => (
              <li key={id}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </Row>
    </Block>
  );
}

const Block = styled('div')({
  marginTop: 44,
  paddingTop: 24,
  borderTop: '1px dashed #2d5c4d',
  color: color.textInverseMuted,
  fontSize: '.875rem',
});

const Disclaimer = styled('p')({ maxWidth: '80ch' });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 28px',
  marginTop: 12,
  '& ul': { display: 'flex', gap: 24 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [from.medium]: { '& nav': { marginInlineStart: 'auto' } },
});
