import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { radii, tight } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';

/** White is the visitor's copy, canary is money, rose is advice from a person, tint is a hint. */
export type ReceiptPaper = 'white' | 'canary' | 'rose' | 'tint';

type ReceiptProps = {
  children: ReactNode;
  paper?: ReceiptPaper;
  title?: ReactNode;
  /** A true figure for the top right corner; leave it out if there is none. */
  figure?: ReactNode;
  figureLabel?: ReactNode;
  /** Not `as`, which styled(Receipt) would consume. */
  element?: 'div' | 'article' | 'section' | 'li';
  className?: string;
  'data-rank'?: number;
};

/** A paper with a torn lower edge, a title and a red figure. */
export function Receipt({
  children,
  paper = 'white',
  title,
  figure,
  figureLabel,
  element = 'div',
  ...rest
}: ReceiptProps) {
  return (
    <Hanging as={element} {...rest}>
      <Paper data-paper={paper} className="receipt-paper">
        {(title || figure) && (
          <Head>
            {title && <ReceiptTitle>{title}</ReceiptTitle>}
            {figure && (
              <ReceiptFigure>
                {figureLabel && <small>{figureLabel}</small>}
                <span>{figure}</span>
              </ReceiptFigure>
            )}
          </Head>
        )}
        {children}
      </Paper>
    </Hanging>
  );
}

const ReceiptTitle = styled('h2')({ ...type('h3'), fontSize: '1.25rem', lineHeight: 1.2 });

export const ReceiptFigure = styled('p')({
  ...type('h3'),
  ...tabularFigures,
  marginInlineStart: 'auto',
  fontSize: '1.25rem',
  lineHeight: 1.1,
  color: color.textSerial,
  whiteSpace: 'nowrap',
  '& > small': { ...type('cell'), fontWeight: 560, letterSpacing: 0, color: color.textSecondary, marginInlineEnd: 6 },
});

const Hanging = styled('div')({ position: 'relative', filter: color.shadowReceipt });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 16,
  paddingBottom: 12,
  [tight]: { flexWrap: 'wrap', gap: '0 16px' },
});

const tornEdge = [
  'conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) bottom/16px 9px repeat-x',
  'linear-gradient(#000 0 0) top/100% calc(100% - 8px) no-repeat',
].join(',');

const Paper = styled('div')({
  borderRadius: `${radii.receipt}px ${radii.receipt}px 0 0`,
  padding: '20px clamp(16px,3vw,26px) 34px',
  backgroundColor: color.bgPaper,
  mask: tornEdge,
  '&[data-paper=canary]': { backgroundColor: color.bgCopyCanary },
  '&[data-paper=rose]': { backgroundColor: color.bgCopyRose },
  '&[data-paper=tint]': { backgroundColor: color.bgTintSoft },
});
