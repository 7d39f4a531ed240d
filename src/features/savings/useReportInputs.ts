import { useState } from 'react';
import type { ReportInputs } from '#domain/savings/report.ts';
import { parseCount, parseMoney, typedCount, typedMoney } from '#domain/text/money.ts';
import type { FormValues } from '#src/forms/formDefinition.ts';

export type SliderName = 'currentRate' | 'transactionFee' | 'currentPosCost';

/** Three sliders, and two fields whose texts stay as typed. A field that cannot be read leaves the report unchanged. */
export function useReportInputs(initial: ReportInputs) {
  const [inputs, setInputs] = useState(initial);
  const [typed, setTyped] = useState<FormValues>({
    monthlyVolume: typedMoney(initial.monthlyVolume),
    estimatedTransactions: typedCount(initial.estimatedTransactions),
  });
  return {
    inputs,
    typed,
    move: (slider: SliderName, value: number) => setInputs((before) => ({ ...before, [slider]: value })),
    type: (values: FormValues) => {
      setTyped(values);
      setInputs((before) => ({
        ...before,
        monthlyVolume: parseMoney(String(values.monthlyVolume ?? '')) ?? before.monthlyVolume,
        estimatedTransactions: parseCount(String(values.estimatedTransactions ?? '')) ?? before.estimatedTransactions,
      }));
    },
  };
}
