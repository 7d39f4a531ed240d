import type { Answers } from '#domain/questions/questionFlow.ts';
import type { PointsOfAnswer } from '#domain/scoring/scoring.ts';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { from, radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { tabularFigures, type } from '#src/theme/type.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { titleOf } from '../results/reasons.ts';
import type { Recommendation } from '../results/recommendation.ts';
import { VendorMark } from '../systems/VendorMark.tsx';
import { ChangeOfFirst } from './ChangeOfFirst.tsx';
import { questionLabel } from './questionLabel.ts';

type PointsBreakdownProps = { recommendations: readonly Recommendation[]; answers: Answers };

/** The points of every answer, and what would change the first place. */
export function PointsBreakdown({ recommendations, answers }: PointsBreakdownProps) {
  const text = useTexts(comparisonPageTexts);
  return (
    <Card>
      <h3>{text('points.title')}</h3>
      <p>{text('points.lead')}</p>
      <Systems>
        {recommendations.map((recommendation) => (
          <SystemPoints key={recommendation.vendor.slug} recommendation={recommendation} />
        ))}
      </Systems>
      <ChangeOfFirst answers={answers} first={recommendations[0]?.vendor.slug} />
    </Card>
  );
}

function SystemPoints({ recommendation }: { recommendation: Recommendation }) {
  const text = useTexts(comparisonPageTexts);
  const { vendor, points } = recommendation;
  const lines = pointLines(points);
  const score = lines.reduce((sum, line) => sum + line.points, 0);
  return (
    <Disclosure
      summary={
        <>
          <VendorMark slug={vendor.slug} size="small" />
          <span>{vendor.name}</span>
          <Total>{text('points.total', { count: score })}</Total>
        </>
      }
    >
      <Lines>
        {lines.map(({ question, answer, title, points: given, why }) => (
          <div key={`${question} ${answer}`}>
            <dt>
              <span>{text('points.question', { question: questionLabel(question), answer: title })}</span>
              <small>{why || text('points.nothing')}</small>
            </dt>
            <dd>{given}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{text('points.sum')}</dt>
          <dd>{score}</dd>
        </div>
      </Lines>
    </Disclosure>
  );
}

/** An answer with its points, in the words of the quiz. */
type PointLine = PointsOfAnswer & { title: string };

/** In the order of the quiz; their points add up to the score. */
const pointLines = (points: readonly PointsOfAnswer[]): PointLine[] =>
  points.map((entry) => ({ ...entry, title: titleOf(entry.question, entry.answer) }));

const Card = styled('div')({
  padding: 'clamp(20px, 3vw, 36px)',
  borderRadius: radii.card,
  backgroundColor: color.bgPaper,
  boxShadow: `inset 0 0 0 1px ${color.lineDivider}`,
  '& > h3 + p': { marginTop: 4, color: color.textSecondary },
});

const Systems = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 32px',
  alignItems: 'start',
  marginTop: 16,
  '& > details': { borderTop: `1px solid ${color.lineRule}` },
  '& > details > summary': { minHeight: 56 },
  [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Total = styled('b')({
  ...tabularFigures,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: color.textSerial,
});

const Lines = styled('dl')({
  paddingBottom: 16,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 0',
    borderTop: `1px solid ${color.lineRule}`,
  },
  '& dt': type('bodySm'),
  '& dt small': { ...type('caption'), display: 'block', color: color.textSecondary },
  '& dd': { ...tabularFigures, fontWeight: 680 },
  '& [data-sum] dt': { fontWeight: 700 },
});
