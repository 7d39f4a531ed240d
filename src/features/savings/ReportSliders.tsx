import * as costInputs from 'virtual:form/cost-inputs';
import type { ReportInputs } from '#domain/savings/report.ts';
import { centsOf, dollarsOf, formatCents, formatMoney } from '#domain/text/money.ts';
import { formatExactRate, percentOf, rateOf } from '#domain/text/rate.ts';
import savings from '#schemas/content/savings.json';
import savingsTexts from '#schemas/texts/savings.json';
import type { FormValues } from '#src/forms/formDefinition.ts';
import { SchemaForm } from '#src/forms/SchemaForm.tsx';
import { useTexts } from '#src/texts/texts.ts';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { RangeSlider } from '#src/ui/RangeSlider.tsx';
import type { SliderName } from './useReportInputs.ts';

type ReportSlidersProps = {
  inputs: ReportInputs;
  typed: FormValues;
  onMove: (slider: SliderName, value: number) => void;
  onType: (values: FormValues) => void;
};

const { sliders } = savings;

/** The visitor's own rate, fee and POS cost as sliders, volume and payments as fields beside them (D27). */
export function ReportSliders({ inputs, typed, onMove, onType }: ReportSlidersProps) {
  const text = useTexts(savingsTexts);
  const { currentRate, transactionFee, currentPosCost } = inputs;
  const ends = (slider: SliderName) => ({
    label: text(`sliders.${slider}.label`),
    low: text(`sliders.${slider}.low`),
    high: text(`sliders.${slider}.high`),
  });
  return (
    <Stack>
      <div>
        <h2>{text('sliders.heading')}</h2>
        <Intro>{text('sliders.text')}</Intro>
      </div>
      <RangeSlider
        {...ends('currentRate')}
        {...sliders.currentRate}
        value={percentOf(currentRate)}
        shown={formatExactRate(currentRate)}
        spoken={text('sliders.percent', { value: percentOf(currentRate) })}
        onChange={(percent) => onMove('currentRate', rateOf(percent))}
      />
      <RangeSlider
        {...ends('transactionFee')}
        {...sliders.transactionFee}
        value={dollarsOf(transactionFee)}
        shown={formatCents(transactionFee)}
        spoken={text('sliders.dollars', { value: formatCents(transactionFee) })}
        onChange={(dollars) => onMove('transactionFee', centsOf(dollars))}
      />
      <RangeSlider
        {...ends('currentPosCost')}
        {...sliders.currentPosCost}
        value={dollarsOf(currentPosCost)}
        shown={formatMoney(currentPosCost)}
        spoken={text('sliders.dollarsPerMonth', { value: formatMoney(currentPosCost) })}
        onChange={(dollars) => onMove('currentPosCost', centsOf(dollars))}
      />
      <SchemaForm id="cost-inputs" form={costInputs} values={typed} onChange={onType} onSubmit={onType} />
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 26, alignContent: 'start' });

const Intro = styled('p')({ marginTop: 6, color: color.textSecondary });
