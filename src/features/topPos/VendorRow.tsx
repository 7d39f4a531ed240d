import topPosTexts from '#schemas/texts/topPos.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { VendorMonogram } from '#src/ui/VendorMonogram.tsx';
import { priceLevelOf, toneOf } from './priceLevel.ts';
import { RatingCell } from './RatingCell.tsx';
import type { TopVendor } from './topVendors.ts';

/** Labels precede the facts when the columns have no heading. */
export function VendorRow({ vendor }: { vendor: TopVendor }) {
  const text = useTexts(topPosTexts);
  const { name, mark, site, bestFor, pricing, features } = vendor;
  return (
    <tr>
      <th scope="row">
        <System>
          <VendorMonogram mark={mark} size="small" />
          <span>
            <span>{name}</span>
            <a href={`https://${site}`} rel="noopener nofollow" aria-label={text('site', { site, name })}>
              <span>{site}</span>
              <Icon name="arrow-square-out" weight="regular" />
            </a>
          </span>
        </System>
      </th>
      <td data-column="bestFor">
        <span data-label>{text('column.bestFor')}</span>
        <span>{bestFor}</span>
      </td>
      <td data-column="pricing">
        <span data-label>{text('column.pricing')}</span>
        <Price data-tone={toneOf[priceLevelOf(pricing.startingMonthly)]}>{pricing.text}</Price>
      </td>
      <td data-column="features">
        <span data-label>{text('column.features')}</span>
        <span>{features.items.join(', ')}</span>
      </td>
      <td data-column="rating">
        <span data-label>{text('column.rating')}</span>
        <RatingCell vendor={vendor} />
      </td>
    </tr>
  );
}

const System = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  fontWeight: 650,
  lineHeight: 1.3,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    width: 'fit-content',
    minHeight: 24,
    color: color.textSecondary,
    fontSize: '.8125rem',
    fontWeight: 480,
    overflowWrap: 'anywhere',
  },
  '& a svg': { width: 14, height: 14 },
});

const tone = (background: string, text: string) => ({ backgroundColor: background, color: text });

const Price = styled('span')({
  ...tabularFigures,
  display: 'inline-block',
  justifySelf: 'start',
  padding: '5px 10px',
  borderRadius: radii.xs,
  fontSize: '.8125rem',
  fontWeight: 660,
  lineHeight: 1.3,
  '&[data-tone=success]': tone(color.statusSuccessBg, color.statusSuccess),
  '&[data-tone=info]': tone(color.statusInfoBg, color.statusInfo),
  '&[data-tone=warning]': tone(color.statusWarningBg, color.statusWarning),
  '&[data-tone=error]': tone(color.statusErrorBg, color.statusError),
  '&[data-tone=neutral]': tone(color.actionDisabledBg, color.textPrimary),
});
