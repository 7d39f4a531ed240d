import { vendors } from 'virtual:vendors';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { below } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceCardFrame } from '#src/ui/ChoiceCardFrame.tsx';
import { ScrollStrip } from '#src/ui/ScrollStrip.tsx';
import { VendorMark } from '../systems/VendorMark.tsx';

type SystemPickerProps = { compared: readonly string[]; onCompare: (slugs: readonly string[]) => void };

/** Once systems are ticked, every section shows only those. */
export function SystemPicker({ compared, onCompare }: SystemPickerProps) {
  const text = useTexts(comparisonPageTexts);
  const toggle = (slug: string) =>
    onCompare(compared.includes(slug) ? compared.filter((other) => other !== slug) : [...compared, slug]);
  return (
    <Group>
      <legend>{text('picker.title')}</legend>
      <p>{text('picker.hint')}</p>
      <ScrollStrip backText={text('picker.back')} forwardText={text('picker.forward')}>
        {vendors.map(({ slug, shortName }) => (
          <li key={slug}>
            <ChoiceCardFrame
              dense
              mark="box"
              icon={<VendorMark slug={slug} size="small" />}
              label={shortName}
              input={<input type="checkbox" checked={compared.includes(slug)} onChange={() => toggle(slug)} />}
            />
          </li>
        ))}
      </ScrollStrip>
      <Status>
        <span role="status">{compared.length > 0 && text('picker.chosen', { count: compared.length })}</span>
        {compared.length > 0 && (
          <Button look="quiet" size="small" onClick={() => onCompare([])}>
            {text('picker.all', { count: vendors.length })}
          </Button>
        )}
      </Status>
    </Group>
  );
}

const Group = styled('fieldset')({
  marginBottom: 28,
  '& legend': type('h3'),
  '& > p': { ...type('bodySm'), margin: '4px 0 12px', color: color.textSecondary },
  '& label': { gap: 10, height: '100%', padding: '8px 12px 11px', fontSize: '.875rem' },
  [below.small]: {
    '& label': { flexWrap: 'wrap', gap: 6, padding: '8px 10px 11px' },
    '& label > span:nth-of-type(2)': { order: 1, flexBasis: '100%' },
  },
  '@media print': { display: 'none' },
});

const Status = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  fontSize: '.9375rem',
  fontWeight: 600,
});
