import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** Each is drawn as a different shape, so that nothing depends on colour alone. */
export const FEATURE_VALUES = ['yes', 'add-on', 'partial', 'no'] as const;

export type FeatureValue = (typeof FEATURE_VALUES)[number];

export function FeatureMark({ value }: { value: FeatureValue }) {
  return (
    <Mark data-value={value} aria-hidden>
      {drawings[value]}
    </Mark>
  );
}

const drawings = {
  yes: <Icon name="check-circle" weight="fill" />,
  'add-on': <Icon name="plus-circle" weight="regular" />,
  partial: (
    <svg viewBox="0 0 256 256" aria-hidden focusable={false}>
      <path d="M128 24a104 104 0 1 0 0 208 104 104 0 0 0 0-208m0 16a88 88 0 0 1 0 176Z" fillRule="evenodd" />
    </svg>
  ),
  no: <Icon name="minus" weight="bold" />,
};

const Mark = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  '& svg': { width: 24, height: 24, fill: 'currentColor' },
  '&[data-value=yes]': { color: color.textBrand },
  '&[data-value=add-on]': { color: color.textCanary },
  '&[data-value=partial]': { color: color.textPrimary },
  '&[data-value=no]': { color: color.textTertiary, '& svg': { width: 16, height: 16 } },
});
