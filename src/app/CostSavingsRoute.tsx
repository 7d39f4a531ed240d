import { defaultInputs } from '#domain/savings/constants.ts';
import savingsTexts from '#schemas/texts/savings.json';
import { ExampleNote } from '#src/features/savings/ReportNotes.tsx';
import { SavingsReportPage } from '#src/features/savings/SavingsReportPage.tsx';
import { rememberedEmail } from '#src/storage/rememberedUser.ts';
import { useTexts } from '#src/texts/texts.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { useBookCall } from './useBookCall.tsx';

/** `/cost-savings`: the report with its default numbers (D7). */
export function CostSavingsRoute() {
  const text = useTexts(savingsTexts);
  const { bookCall, dialog } = useBookCall({
    userInfo: { email: rememberedEmail() },
    interaction: 'schedule_savings_consultation',
  });
  return (
    <SiteLayout>
      <SavingsReportPage
        title={text('report.exampleHeading')}
        note={<ExampleNote />}
        initial={defaultInputs}
        onBookConsultation={() => bookCall(30)}
      />
      {dialog}
    </SiteLayout>
  );
}
