import { estimateSavings } from '#domain/savings/estimate.ts';
import { inputsFrom } from '#domain/savings/report.ts';
import { knownRecipient } from '#machines/savings/recipientRules.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { NoSavings } from '#src/features/savings/NoSavings.tsx';
import { SentNote } from '#src/features/savings/ReportNotes.tsx';
import { SavingsReportPage } from '#src/features/savings/SavingsReportPage.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { type SavingsState, sentTo } from './savingsState.ts';
import { useBookCall } from './useBookCall.tsx';

/** The outcome of the savings quiz: the report, or the no-savings screen. */
export function SavingsReportStage({ outcome }: { outcome: SavingsState }) {
  const text = useTexts(savingsTexts);
  const { savingsAnswers, contactInfo } = outcome;
  const email = sentTo(outcome);
  const { bookCall, dialog } = useBookCall({
    userInfo: { name: contactInfo?.name, email },
    interaction: 'schedule_savings_consultation',
  });
  if (!estimateSavings(savingsAnswers).hasSavings) return <NoSavings answers={savingsAnswers} />;
  return (
    <>
      <SavingsReportPage
        title={text('report.heading')}
        note={<SentNote email={email} />}
        initial={inputsFrom(savingsAnswers)}
        answers={savingsAnswers}
        recipient={knownRecipient(contactInfo)}
        onBookConsultation={() => bookCall(30)}
      />
      {dialog}
    </>
  );
}
