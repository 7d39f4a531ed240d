import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  type DetailsRequest,
  implementationDetailsMachine,
} from '#machines/implementationDetails/implementationDetailsMachine.ts';
import site from '#schemas/content/site.json';
import comparisonTexts from '#schemas/texts/comparison.json';
import { useFlow } from '#src/actors/useFlow.ts';
import { sendComparisonReport } from '#src/api/sendComparisonReport.ts';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { forgetAttempt, keptAttempt } from '#src/storage/attempts.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { useToasts } from '#src/toasts/useToasts.ts';
import { Button } from '#src/ui/Button.tsx';
import drawing from '#src/ui/drawings/envelope.svg?url';
import { Caption } from '#src/ui/Intro.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { NextSteps } from '../actions/NextSteps.tsx';

/** The details that are sent are the complete comparison with its checklist. */
const implementationDetailsActors = { sendDetails: fromPromise<void, DetailsRequest>(sendComparisonReport) };

type GuideSentCardProps = {
  email: string;
  /** Absent on the comparison itself. */
  comparisonTo?: string | undefined;
};

const FEATURES = ['topThree', 'features', 'contracts', 'checklist'] as const;
/** The first section of the comparison. */
const OVERVIEW = '#overview';
const FLOW = 'implementationDetails';
const machine = implementationDetailsMachine.provide({ actors: implementationDetailsActors });

/** Says that the guide was sent, and where; the visitor can request more, and then sees the next steps. */
export function GuideSentCard({ email, comparisonTo }: GuideSentCardProps) {
  const text = useTexts(comparisonTexts);
  const [input] = useState(() => ({ email, attemptId: keptAttempt(FLOW).attemptId }));
  const [snapshot, actor] = useFlow(machine, { input });
  useToasts(actor);
  const isSent = snapshot.matches('sent');
  useEffect(() => {
    if (isSent) forgetAttempt(FLOW);
  }, [isSent]);
  const isSending = snapshot.hasTag('busy');
  const [beforeLink, afterLink] = text('guide.missing', { link: '\n' }).split('\n');
  return (
    <>
      <Card>
        <img src={drawing} alt="" width="140" height="112" />
        <Words>
          {/* The button that had the focus is gone by then. */}
          <h2 tabIndex={-1} ref={isSent ? focus : undefined}>
            <span>{`${isSent ? text('guide.sent') : text('guide.title')} `}</span>
            <b>{email}</b>
          </h2>
          {isSent ? (
            <p>{text('guide.sentText')}</p>
          ) : (
            <TickList columns={2} items={FEATURES.map((feature) => text(`guide.features.${feature}`))} />
          )}
          <Caption>
            <span>{beforeLink}</span>
            <a href={`mailto:${site.company.mailboxes.support}`}>{text('guide.support')}</a>
            <span>{afterLink}</span>
          </Caption>
        </Words>
        {!isSent && (
          <Actions>
            {comparisonTo && (
              <ButtonLink to={comparisonTo} size="large">
                {text('guide.view')}
              </ButtonLink>
            )}
            <Button
              look="secondary"
              busy={isSending}
              aria-disabled={isSending}
              onClick={() => actor.send({ type: 'details.requested' })}
            >
              {isSending ? text('guide.sending') : text('guide.send')}
            </Button>
          </Actions>
        )}
      </Card>
      {isSent && <NextSteps comparisonTo={comparisonTo ?? OVERVIEW} />}
    </>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

const Card = styled('section')({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  padding: 'clamp(20px, 3vw, 36px)',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  [from.medium]: { gridTemplateColumns: 'auto 1fr auto', gap: 36 },
});

const Words = styled('div')({
  display: 'grid',
  gap: 16,
  '& h2': type('h3'),
  '& h2 b': { fontWeight: 'inherit', color: color.textBrand, overflowWrap: 'anywhere' },
});

const Actions = styled('div')({ display: 'grid', gap: 12, '@media print': { display: 'none' } });
