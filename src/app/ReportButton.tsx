import { useState } from 'react';
import reportTexts from '#schemas/texts/report.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { useComparisonReport } from '#src/features/comparisonReport/useComparisonReport.ts';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';

const ReportDialog = lazyPart(
  () => import('#src/features/comparisonReport/ReportDialog.tsx'),
  (module) => module.ReportDialog,
);

export function ReportButton() {
  const text = useTexts(reportTexts);
  const flow = useComparisonReport();
  const [, actor] = flow;
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    actor.send({ type: 'dialog.opened' });
  };
  return (
    <>
      <Button onClick={open}>{text('open')}</Button>
      {isUsed && (
        <PartBoundary floating>
          <ReportDialog flow={flow} />
        </PartBoundary>
      )}
    </>
  );
}
