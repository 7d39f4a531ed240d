import { vendors } from 'virtual:vendors';
import matrix from '#schemas/content/feature-matrix.json';
import home from '#schemas/content/home.json';
import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { VendorMonogram } from '#src/ui/VendorMonogram.tsx';

const columns = home.preview.vendors.flatMap((slug) => vendors.filter((vendor) => vendor.slug === slug));
const rows = home.preview.criteria.flatMap((id) => matrix.criteria.filter((criterion) => criterion.id === id));

/** Blurred, and hidden from keyboard and screen readers. */
export function PreviewTable() {
  const text = useTexts(homeSectionsTexts);
  return (
    <Blurred inert aria-hidden>
      <table>
        <thead>
          <tr>
            <th>{text('preview.feature')}</th>
            {columns.map(({ slug, shortName, mark }) => (
              <th key={slug}>
                <VendorMonogram mark={mark} size="small" />
                <span>{` ${shortName}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title }) => (
            <tr key={id}>
              <td>{title}</td>
              {columns.map(({ slug }) => (
                <td key={slug}>
                  <Icon name={hasFeature(slug, id) ? 'check' : 'minus'} weight="bold" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Blurred>
  );
}

function hasFeature(slug: string, criterion: string): boolean {
  const values: Readonly<Record<string, { value: string }>> | undefined = matrix.vendors.find(
    (vendor) => vendor.slug === slug,
  )?.values;
  return values?.[criterion]?.value === 'yes';
}

const Blurred = styled('div')({
  overflow: 'hidden',
  border: `1px solid ${color.lineDivider}`,
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  filter: 'blur(5px)',
  userSelect: 'none',
  '& table': { width: '100%', minWidth: 720, borderCollapse: 'collapse', fontSize: '.9375rem' },
  '& th, & td': { padding: '14px 16px', textAlign: 'start', borderBottom: `1px solid ${color.lineDivider}` },
  '& th': { backgroundColor: color.bgSubtle, fontSize: '.8125rem', whiteSpace: 'nowrap' },
  '& th > [data-size]': { verticalAlign: 'middle', marginInlineEnd: 6 },
  '& td svg': { color: color.textBrand },
});
