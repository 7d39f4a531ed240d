import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { tight } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';

/** A list of `ReceiptRow`s: label on the left, value on the right. */
export const ReceiptRows = styled('dl')({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    minHeight: 44,
    padding: '10px 0',
    borderBottom: `1px solid ${color.lineRule}`,
    [tight]: { flexWrap: 'wrap', gap: '0 16px' },
  },
  '& dt': { ...type('bodySm'), color: color.textSecondary },
  '& dd': { ...type('bodySm'), ...tabularFigures, fontWeight: 650, textAlign: 'end' },
  '& > [data-now=true] dt': { color: color.textPrimary, fontWeight: 650 },
  '& > [data-now=true] dd': { color: color.textSerial, fontWeight: 600 },
});

type ReceiptRowProps = { label: ReactNode; children: ReactNode; isTotal?: boolean; isNow?: boolean };

/** `isNow` marks the question that is being asked, `isTotal` the sum of the rows above. */
export function ReceiptRow({ label, children, isTotal = false, isNow = false }: ReceiptRowProps) {
  return (
    <div data-total={isTotal || undefined} data-now={isNow || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
