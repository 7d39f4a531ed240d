import type { ReactNode } from 'react';
import { figuresOf } from '#domain/savings/figures.ts';
import { formatReport } from '#domain/savings/formatReport.ts';
import { makeReport, type ReportInputs } from '#domain/savings/report.ts';
import type { Recipient } from '#machines/savings/recipientRules.ts';
import type { SavingsQuizAnswers } from '#schemas/__generated__/savingsQuiz.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { atLeast } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { PageContainer } from '#src/ui/PageContainer.tsx';
import { BenefitReceipt } from './BenefitReceipt.tsx';
import { CostChart } from './CostChart.tsx';
import { EstimateReceipt } from './EstimateReceipt.tsx';
import { MethodNotes } from './MethodNotes.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportSliders } from './ReportSliders.tsx';
import { ScenarioReceipt } from './ScenarioReceipt.tsx';
import { useReportInputs } from './useReportInputs.ts';

type SavingsReportPageProps = {
  title: string;
  /** Says that the report was sent, or that its figures are only examples. */
  note: ReactNode;
  initial: ReportInputs;
  /** Without the answers of the quiz there is no estimate to show. */
  answers?: SavingsQuizAnswers | undefined;
  recipient?: Recipient | undefined;
  onBookConsultation: () => void;
};

/** The savings report; all figures follow the sliders at once (D27). */
export function SavingsReportPage(props: SavingsReportPageProps) {
  const { title, note, initial, answers, recipient, onBookConsultation } = props;
  const text = useTexts(savingsTexts);
  const { inputs, typed, move, type } = useReportInputs(initial);
  const report = makeReport(inputs);
  const formatted = formatReport(report);
  return (
    <>
      <Top>
        <PageContainer>
          <Head>
            <h1>{title}</h1>
            {note}
          </Head>
          <Receipts>
            <BenefitReceipt report={formatted} />
            <Sides>
              <ScenarioReceipt title={text('report.current')} side={formatted.current} position={1} />
              <ScenarioReceipt title={text('report.potential')} side={formatted.potential} position={2} />
            </Sides>
          </Receipts>
        </PageContainer>
      </Top>
      <Section>
        <Columns>
          <ReportSliders inputs={inputs} typed={typed} onMove={move} onType={type} />
          <CostChart figures={figuresOf(report)} formatted={formatted} />
        </Columns>
        <Notes>
          {answers && <EstimateReceipt answers={answers} />}
          <Method summary={<span>{text('method.title')}</span>}>
            <MethodNotes />
          </Method>
        </Notes>
        <PageContainer>
          <ReportActions report={report} recipient={recipient} onBookConsultation={onBookConsultation} />
        </PageContainer>
      </Section>
    </>
  );
}

const Top = styled('section')({
  backgroundColor: color.bgTint,
  paddingBlock: 'clamp(24px, 4vw, 56px) clamp(40px, 5vw, 72px)',
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginBottom: 28,
});

const Receipts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [atLeast(1000)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr)' },
});

const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [atLeast(700)]: { gridTemplateColumns: '1fr 1fr' },
});

const Section = styled('section')({
  display: 'grid',
  gap: 'clamp(48px, 6vw, 88px)',
  paddingBlock: 'clamp(3.5rem, 2.2rem + 4.6vw, 6.5rem)',
});

const Columns = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  [atLeast(900)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)', gap: 80 },
});

const Notes = styled(PageContainer)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 80px',
  alignItems: 'start',
  [atLeast(900)]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
    '& > :only-child': { gridColumn: '1 / -1' },
  },
});

const Method = styled(Disclosure)({ borderBlock: `1px solid ${color.lineDivider}`, paddingBlock: 6 });
