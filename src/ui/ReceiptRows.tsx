import { styled } from '@mui/material/styles';
import { color } from '#src/theme/color.ts';
import { tabularFigures, type } from '#src/theme/type.ts';

/** Label on the left, value on the right: `<ReceiptRows><div><dt/><dd/></div>...</ReceiptRows>`. */
export const ReceiptRows = styled('dl')({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    minHeight: 44,
    padding: '10px 0',
    borderBottom: `1px solid ${color.lineRule}`,
  },
  '& dt': { ...type('bodySm'), color: color.textSecondary },
  '& dd': { ...type('bodySm'), ...tabularFigures, fontWeight: 650, textAlign: 'right' },
  '& > [data-now=true] dt': { color: color.textPrimary, fontWeight: 650 },
  '& > [data-now=true] dd': { color: color.textSerial, fontWeight: 600 },
});
