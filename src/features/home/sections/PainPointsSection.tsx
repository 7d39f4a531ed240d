import homeSectionsTexts from '#schemas/texts/home-sections.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { fontFamily } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageSection, SectionHead } from '#src/ui/PageSection.tsx';

const POINTS = [
  { id: 'fees', icon: 'receipt' },
  { id: 'contract', icon: 'lock-key' },
  { id: 'outage', icon: 'wifi-slash' },
  { id: 'training', icon: 'users-three' },
] as const;

export function PainPointsSection() {
  const text = useTexts(homeSectionsTexts);
  return (
    <PageSection ground="soft">
      <Columns>
        <SectionHead title={text('pain.title')} intro={text('pain.lead')} />
        <ul>
          {POINTS.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} weight="duotone" />
              <span>{text(`pain.${id}`)}</span>
            </li>
          ))}
        </ul>
      </Columns>
    </PageSection>
  );
}

const Columns = styled('div')({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    paddingBlock: 18,
    borderTop: `1px solid ${color.lineRule}`,
    font: `680 1.125rem/1.3 ${fontFamily.display}`,
  },
  '& li svg': { width: '1.75rem', height: '1.75rem', color: color.textSerial },
  [from.medium]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1.3fr',
    gap: 64,
    alignItems: 'start',
    '& li:last-child': { borderBottom: `1px solid ${color.lineRule}` },
  },
});
