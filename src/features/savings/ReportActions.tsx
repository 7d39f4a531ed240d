import { Suspense } from 'react';
import type { SavingsReport } from '#domain/savings/report.ts';
import type { Recipient } from '#machines/savings/recipientRules.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { below } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { InverseBanner } from '#src/ui/InverseBanner.tsx';
import { useDetailedQuote } from './useDetailedQuote.ts';

const DetailedQuoteDialog = lazyPage(
  () => import('./DetailedQuoteDialog.tsx'),
  (module) => module.DetailedQuoteDialog,
);

type ReportActionsProps = {
  report: SavingsReport;
  recipient: Recipient | undefined;
  onBookConsultation: () => void;
};

/** spec 2 "call-to-action card". */
export function ReportActions({ report, recipient, onBookConsultation }: ReportActionsProps) {
  const text = useTexts(savingsTexts);
  const flow = useDetailedQuote(recipient);
  const [snapshot, actor] = flow;
  const isSending = snapshot.hasTag('busy');
  return (
    <Banner>
      <InverseBanner title={text('action.heading')} text={text('action.text')}>
        <Buttons>
          <Button look="accent" size="large" onClick={onBookConsultation}>
            {text('action.consult')}
          </Button>
          <GhostButton
            size="large"
            busy={isSending}
            disabled={isSending}
            onClick={() => actor.send({ type: 'quote.requested', report })}
          >
            {isSending ? text('action.sending') : text('action.quote')}
          </GhostButton>
        </Buttons>
      </InverseBanner>
      <Suspense>
        {snapshot.matches('asking') && (
          <PartBoundary floating>
            <DetailedQuoteDialog flow={flow} />
          </PartBoundary>
        )}
      </Suspense>
    </Banner>
  );
}

const Banner = styled('div')({ '@media print': { display: 'none' } });

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [below.small]: { '& > button': { width: '100%' } },
});

const GhostButton = styled(Button)({
  '&, &:hover, &:active': {
    backgroundColor: 'transparent',
    color: 'inherit',
    boxShadow: 'inset 0 0 0 1.5px currentColor',
    paddingBottom: 0,
  },
  '&:hover': { backgroundColor: 'rgba(255, 255, 255, .1)' },
  '&:disabled': { color: 'inherit', opacity: 0.7 },
});
