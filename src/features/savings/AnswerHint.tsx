import { quizConstants } from '#domain/savings/constants.ts';
import { centsOf, formatCents, formatMoney, parseMoney } from '#domain/text/money.ts';
import { formatRate, rateOf, typedRate } from '#domain/text/rate.ts';
import type { SavingsActor, SavingsSnapshot } from '#machines/savings/savingsMachine.ts';
import rates from '#schemas/content/processing-rates.json';
import savingsTexts from '#schemas/texts/savings.json';
import { useQuestionWords } from '#src/questions/quizDefinition.ts';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Caption } from '#src/ui/Intro.tsx';
import { savingsQuiz } from './savingsForms.ts';

type AnswerHintProps = { question: string; snapshot: SavingsSnapshot; actor: SavingsActor };

/** What the visitor's current system publishes, or what is used instead of a 0 (S-03). */
export function AnswerHint({ question, snapshot, actor }: AnswerHintProps) {
  const { answers, drafts } = snapshot.context;
  if (question === 'currentRate' || question === 'transactionFee')
    return <Published question={question} currentPos={answers.currentPos} actor={actor} />;
  if (question !== 'monthlyVolume' && question !== 'averageOrderSize') return null;
  const answer = drafts[question] ?? answers[question];
  return <Zero question={question} isZero={typeof answer === 'string' && parseMoney(answer) === 0} />;
}

type PublishedProps = { question: 'currentRate' | 'transactionFee'; currentPos: unknown; actor: SavingsActor };

function Published({ question, currentPos, actor }: PublishedProps) {
  const text = useTexts(savingsTexts);
  const { optionTitle } = useQuestionWords(savingsQuiz);
  const published = publishedRate(currentPos);
  if (!published) return null;
  const name = optionTitle('currentPos', String(currentPos));
  const rate = formatRate(rateOf(published.ratePercent));
  const fee = formatCents(centsOf(published.perTransaction));
  const isRate = question === 'currentRate';
  return (
    <Slip>
      <div>
        <p>{isRate ? text('quiz.published', { name, rate, fee }) : text('quiz.publishedFee', { name, fee })}</p>
        <Caption>{text('quiz.publishedNote', { notes: published.notes, asOf: published.asOf })}</Caption>
      </div>
      {isRate && (
        <Button
          look="secondary"
          size="small"
          onClick={() => actor.send({ type: 'currentRate.edited', answer: typedRate(rateOf(published.ratePercent)) })}
        >
          {text('quiz.usePublished', { rate })}
        </Button>
      )}
    </Slip>
  );
}

function Zero({ question, isZero }: { question: 'monthlyVolume' | 'averageOrderSize'; isZero: boolean }) {
  const text = useTexts(savingsTexts);
  const { defaultVolume, defaultOrder } = quizConstants;
  const words =
    question === 'monthlyVolume'
      ? text('quiz.zeroVolume', { amount: formatMoney(defaultVolume) })
      : text('quiz.zeroOrder', { amount: formatMoney(defaultOrder) });
  return <Note aria-live="polite">{isZero && words}</Note>;
}

/** The published in-person card rate, in percent and dollars. */
type PublishedRate = { ratePercent: number; perTransaction: number; notes: string; asOf: string };

/** The published rate of a system of the savings calculator; undefined where none is public. */
function publishedRate(currentPos: unknown): PublishedRate | undefined {
  const system = rates.systems.find(({ id }) => id === currentPos);
  if (!system || system.ratePercent === null || system.perTransaction === null) return undefined;
  const { ratePercent, perTransaction, notes } = system;
  return { ratePercent, perTransaction, notes, asOf: rates.asOf };
}

const Slip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  maxWidth: 560,
  marginTop: 20,
  padding: '14px 18px',
  borderRadius: radii.control,
  backgroundColor: color.bgCopyCanary,
  '& > div': { flex: '1 1 240px' },
  '& p': { lineHeight: 1.4 },
});

const Note = styled('p')({ marginTop: 12, fontWeight: 560, minHeight: '1.5em' });
