import { Global } from '@emotion/react';
import { Link } from 'react-router-dom';
import comparisonTexts from '#schemas/texts/comparison.json';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, inLetters, radii, zIndex } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useResultActions } from './resultActions.ts';

/** The bar at the bottom of a phone: Free Quote, Book Call, Share (spec 2). */
export function QuickActions({ onShare }: { onShare: () => void }) {
  const text = useTexts(comparisonTexts);
  const actions = useResultActions();
  if (!actions) return null;
  const quote = (
    <>
      <Icon name="receipt" weight="fill" />
      <span>{text('quickActions.quote')}</span>
    </>
  );
  return (
    <Bar aria-label={text('quickActions.label')} data-bottom-bar>
      {roomBelow}
      {actions.askForQuotes ? (
        <button type="button" data-main="true" onClick={actions.askForQuotes}>
          {quote}
        </button>
      ) : (
        <Link to={paths.startQuiz} data-main="true">
          {quote}
        </Link>
      )}
      <button type="button" onClick={actions.scheduleCall}>
        <Icon name="calendar-check" weight="regular" />
        <span>{text('quickActions.call')}</span>
      </button>
      <button type="button" onClick={onShare}>
        <Icon name="share-network" weight="regular" />
        <span>{text('quickActions.share')}</span>
      </button>
    </Bar>
  );
}

const HEIGHT = 72;
/** When zoomed in, a fixed bar would leave no room for the content: it is then at the end of the page (F-14). */
const FIXED = `@media (max-width:${inLetters(599.95)}) and (min-height:400px)`;

/** The bar must not cover the end of the page or the focused element (F-14). */
const roomBelow = (
  <Global styles={{ [FIXED]: { html: { scrollPaddingBottom: HEIGHT + 8 }, body: { paddingBottom: HEIGHT } } }} />
);

const Bar = styled('nav')({
  [FIXED]: { position: 'fixed', inset: 'auto 0 0', zIndex: zIndex.bottomBar },
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr 1fr',
  gap: 4,
  minHeight: HEIGHT,
  padding: '8px 12px',
  paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
  backgroundColor: color.bgPaper,
  boxShadow: color.shadowBarUp,
  '& > button, & > a': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 4,
    minHeight: 56,
    padding: 0,
    border: 0,
    borderRadius: radii.button,
    background: 'none',
    color: color.textPrimary,
    fontSize: '.8125rem',
    fontWeight: 620,
    lineHeight: 1.2,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& svg': { fontSize: '1.5rem' },
  '& > [data-main]': {
    backgroundColor: color.actionPrimaryBg,
    color: color.actionPrimaryText,
    boxShadow: `inset 0 -3px 0 ${color.actionPrimaryEdge}`,
  },
  '@media print': { display: 'none' },
  [from.small]: { display: 'none' },
});
