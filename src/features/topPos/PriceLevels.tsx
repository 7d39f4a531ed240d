import topPosTexts from '#schemas/texts/topPos.json';
import { useTexts } from '#src/texts/texts.ts';
import { ChipRow } from '#src/ui/ChipRow.tsx';
import { priceLevelOf, priceLevels, toneOf } from './priceLevel.ts';
import type { TopVendor } from './topVendors.ts';
import type { VendorView } from './vendorView.ts';

type PriceLevelsProps = {
  vendors: readonly TopVendor[];
  chosen: VendorView['level'];
  onChoose: (level: VendorView['level']) => void;
};

/** The legend of the colours, which also filters the table. */
export function PriceLevels({ vendors, chosen, onChoose }: PriceLevelsProps) {
  const text = useTexts(topPosTexts);
  const count = (level: string) =>
    vendors.filter(({ pricing }) => priceLevelOf(pricing.startingMonthly) === level).length;
  return (
    <ChipRow
      label={text('levels')}
      options={[
        { value: 'all' as const, title: text('level.all') },
        ...priceLevels.map((level) => ({
          value: level,
          title: text('levelCount', { level: text(`level.${level}`), count: count(level) }),
          tone: toneOf[level],
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
