import { lazy, Suspense, useState } from 'react';
import { useComparisonReport } from '#src/features/comparisonReport/useComparisonReport.ts';
import '#src/features/comparisonReport/reportTexts.ts';
import { useTexts } from '#src/texts/texts.ts';
import { TillKey } from '#src/ui/TillKey.tsx';

const ReportDialog = lazy(async () => ({
  default: (await import('#src/features/comparisonReport/ReportDialog.tsx')).ReportDialog,
}));

/** The key that has the comparison report mailed, with its dialog. */
export function ReportKey() {
  const text = useTexts('report');
  const flow = useComparisonReport();
  const [, actor] = flow;
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    actor.send({ type: 'dialog.opened' });
  };
  return (
    <>
      <TillKey onClick={open}>{text('open')}</TillKey>
      {isUsed && (
        <Suspense>
          <ReportDialog flow={flow} />
        </Suspense>
      )}
    </>
  );
}
