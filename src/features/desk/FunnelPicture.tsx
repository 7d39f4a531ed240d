import { Fragment } from 'react';
import type { QuizId } from '#domain/funnel/funnelQuiz.ts';
import type { FunnelStep, FunnelWay } from '#domain/funnel/funnelSteps.ts';
import deskTexts from '#schemas/texts/desk.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures } from '#src/theme/type.ts';
import { Panel } from './DeskPage.tsx';
import { FunnelArrows } from './FunnelArrows.tsx';
import { BOX, GAP, placeSteps } from './funnelLayout.ts';
import { countTitle, placeTitle, secondsTitle, shareTitle } from './funnelWords.ts';

type FunnelPictureProps = {
  quiz: QuizId;
  attempts: number;
  steps: readonly FunnelStep[];
  ways: readonly FunnelWay[];
};

/**
 * The quiz as its machine is drawn (`npm run paths`): its states one below the other, with the ways forward on the right
 * and the ways back on the left. The table says the same in words.
 */
export function FunnelPicture({ quiz, attempts, steps, ways }: FunnelPictureProps) {
  const text = useTexts(deskTexts);
  const layout = placeSteps(
    steps.map(({ place }) => place),
    ways,
  );
  const figuresOf = ({ reached, seconds }: FunnelStep) => {
    const came = { count: countTitle(reached), share: shareTitle(reached, attempts) };
    if (seconds === null) return text('funnel.came', came);
    return text('funnel.cameFor', { ...came, seconds: secondsTitle(seconds) });
  };
  return (
    <Panel>
      <h2>{text('funnel.picture')}</h2>
      <p>{text('funnel.pictureText')}</p>
      <Picture aria-hidden="true">
        <FunnelArrows side="back" layout={layout} />
        <div data-boxes>
          {steps.map((step, index) => (
            <Fragment key={step.place}>
              {index > 0 && <i>{layout.down[index - 1] ? countTitle(layout.down[index - 1] ?? 0) : ''}</i>}
              <div data-box>
                <svg aria-hidden="true" width="100%" height="100%">
                  <rect width={shareTitle(step.reached, attempts)} height="100%" />
                </svg>
                <b>{placeTitle(quiz, step.place)}</b>
                <span>{figuresOf(step)}</span>
              </div>
            </Fragment>
          ))}
        </div>
        <FunnelArrows side="on" layout={layout} />
      </Picture>
    </Panel>
  );
}

const Picture = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 460px) 96px',
  justifyContent: 'center',
  marginTop: 16,
  ...tabularFigures,
  '& [data-box]': {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    height: BOX,
    padding: '0 14px',
    overflow: 'hidden',
    borderRadius: radii.control,
    boxShadow: `inset 0 0 0 1px ${color.lineControl}`,
    lineHeight: 1.25,
  },
  '& [data-box] > svg': { position: 'absolute', inset: 0, fill: color.textBrand, opacity: 0.15 },
  '& b, & span': { position: 'relative', overflow: 'hidden' },
  '& b': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: '.9375rem',
    fontWeight: 650,
  },
  '& span': { fontSize: '.8125rem', color: color.textSecondary },
  '& i': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    height: GAP,
    fontSize: '.8125rem',
    fontStyle: 'normal',
  },
  '& i::before': { content: '"↓"', color: color.textBrand },
});
