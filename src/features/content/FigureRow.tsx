import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import type { PageSectionContent } from './page.ts';

export function FigureRow({ figures }: { figures: NonNullable<PageSectionContent['figures']> }) {
  return (
    <Row>
      {figures.map(({ id, figure, text }) => (
        <p key={id}>
          <b>{figure}</b> <span>{text}</span>
        </p>
      ))}
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '28px 32px',
  '& b, & span': { display: 'block' },
  '& b': {
    ...type('figure'),
    ...tabularFigures,
    fontSize: 'clamp(1.9rem, 1.6rem + 1.4vw, 2.75rem)',
    color: color.textBrand,
  },
  '& span': { marginTop: 6, color: color.textSecondary },
});
