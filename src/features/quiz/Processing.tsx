import { keyframes, styled } from '@mui/material/styles';
import type { ProcessingPhase, QuizSnapshot } from '#machines/quiz/quizMachine.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import tokens from '#src/theme/tokens.json';
import { type } from '#src/theme/type.ts';
import { GuestCheck } from '#src/ui/GuestCheck.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { currentPhase } from './quizPosition.ts';

const PHASES: readonly ProcessingPhase[] = ['analyzing', 'assessing', 'matching', 'generating'];

/** The four phases as lines of a check that comes out of the till; each is announced once. */
export function Processing({ snapshot }: { snapshot: QuizSnapshot }) {
  const text = useTexts('quiz');
  const phase = currentPhase(snapshot) ?? 'generating';
  const now = PHASES.indexOf(phase);
  const isOver = snapshot.matches('handingOver') || snapshot.status === 'done';
  return (
    <Ground>
      <PageContainer>
        <Printer>
          <Slot aria-hidden />
          <Paper>
            <GuestCheck
              title={snapshot.context.submitted?.companyName ?? text('processing.yours')}
              figure={`${now + 1}/${PHASES.length}`}
            >
              <Lines>
                {PHASES.map((line, position) => {
                  const isDone = position < now || isOver;
                  return (
                    <li key={line} data-now={position === now && !isOver} data-open={position > now}>
                      {isDone ? (
                        <Icon name="check-circle" weight="fill" />
                      ) : position === now ? (
                        <Spinner />
                      ) : (
                        <Waiting aria-hidden />
                      )}
                      <span>{text(`processing.${line}`)}</span>
                      {isDone && <small>{text('processing.done')}</small>}
                    </li>
                  );
                })}
              </Lines>
            </GuestCheck>
          </Paper>
        </Printer>
        <Title aria-live="polite" tabIndex={-1} ref={focusOnce}>
          {text(`processing.${phase}`)}
        </Title>
        <p>{text('processing.wait')}</p>
      </PageContainer>
    </Ground>
  );
}

/** The form that had the focus is gone; without this the focus would fall back to the page. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

const Ground = styled('div')({
  backgroundColor: color.bgTintSoft,
  minHeight: 'calc(100vh - 72px)',
  paddingBlock: 'clamp(28px, 5vw, 64px)',
  textAlign: 'center',
  color: color.textSecondary,
});

const Printer = styled('div')({ position: 'relative', maxWidth: 500, margin: '0 auto' });

const Slot = styled('div')({
  height: 64,
  borderRadius: 20,
  backgroundColor: tokens.palette.light.bg.inverseRaised,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '26px 8% auto',
    height: 14,
    borderRadius: 7,
    backgroundColor: tokens.palette.light.action.primaryEdge,
  },
});

const print = keyframes({ from: { clipPath: 'inset(0 -24px 100%)', transform: 'translateY(-16px)' } });

const Paper = styled('div')({
  position: 'relative',
  maxWidth: 370,
  margin: '-30px auto 0',
  textAlign: 'left',
  color: color.textPrimary,
  animation: `${print} ${tokens.motion.duration.print}ms ${tokens.motion.easing.enter}`,
});

const Lines = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 50,
    borderTop: `1px solid ${color.lineRule}`,
    fontWeight: 560,
  },
  '& li[data-now=true]': { fontWeight: 700 },
  '& li[data-open=true]': { color: color.textSecondary },
  '& svg': { color: color.textBrand },
  '& small': { marginLeft: 'auto', fontSize: '.8125rem', color: color.textSecondary },
});

const Waiting = styled('span')({
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: radii.pill,
  boxShadow: `inset 0 0 0 2px ${color.lineDivider}`,
});

const Title = styled('h1')({
  ...type('h2'),
  margin: '56px 0 8px',
  color: color.textPrimary,
  '&:focus': { outline: 'none' },
});
