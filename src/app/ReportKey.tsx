import { useState } from 'react';
import { useComparisonReport } from '#src/features/comparisonReport/useComparisonReport.ts';
import '#src/features/comparisonReport/reportTexts.ts';
import { latePart } from '#src/loading/latePart.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { TillKey } from '#src/ui/TillKey.tsx';

const ReportDialog = latePart(
  () => import('#src/features/comparisonReport/ReportDialog.tsx'),
  (module) => module.ReportDialog,
);

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
      {isUsed && <ReportDialog flow={flow} />}
    </>
  );
}
