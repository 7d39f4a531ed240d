import { vendors } from 'virtual:vendors';
import home from '#schemas/content/home.json';
import homeTexts from '#schemas/texts/home.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { atLeast, from, tight } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { VendorMonogram } from '#src/ui/VendorMonogram.tsx';

const shown = home.logoStrip.flatMap((slug) => vendors.filter((vendor) => vendor.slug === slug));

export function LogoStrip() {
  const text = useTexts(homeTexts);
  return (
    <Strip aria-label={text('strip')}>
      <PageContainer>
        <ul>
          {shown.map(({ slug, shortName, mark }) => (
            <li key={slug}>
              <VendorMonogram mark={mark} />
              <span>{shortName}</span>
            </li>
          ))}
        </ul>
      </PageContainer>
    </Strip>
  );
}

const Strip = styled('section')({
  paddingBlock: 28,
  borderBottom: `1px solid ${color.lineDivider}`,
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '16px 12px' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontSize: '.9375rem',
    fontWeight: 680,
    lineHeight: 1.2,
  },
  [tight]: { '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [from.small]: { '& ul': { gridTemplateColumns: 'repeat(3, 1fr)' } },
  [atLeast(820)]: { '& ul': { gridTemplateColumns: 'repeat(5, 1fr)' } },
});
