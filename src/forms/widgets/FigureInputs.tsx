import { formatTypedCount, formatTypedMoney, shownCount, shownMoney } from '#domain/text/money.ts';
import { plainFigure, plainRate } from '#domain/text/plainFigure.ts';
import { formatRate, readRate, shownRate } from '#domain/text/rate.ts';
import fieldsTexts from '#schemas/texts/fields.json';
import { useTexts } from '#src/texts/texts.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { TypedFigure } from './TypedFigure.tsx';

/** For the format `count`. */
export function CountInput(props: OurWidgetProps) {
  return <TypedFigure {...props} plain={plainFigure} format={formatTypedCount} shown={shownCount} />;
}

/** For the format `money`. */
export function MoneyInput(props: OurWidgetProps) {
  return <TypedFigure {...props} sign="$" plain={plainFigure} format={formatTypedMoney} shown={shownMoney} />;
}

/** For the format `rate`; shows how the text was understood (D24). */
export function RateInput(props: OurWidgetProps) {
  const text = useTexts(fieldsTexts);
  const reading = readRate(typeof props.value === 'string' ? props.value : '');
  const words = () => {
    if (reading.kind === 'rate') return text('rateRead', { rate: formatRate(reading.rate) });
    if (reading.kind === 'tooHigh') return text('rateTooHigh', { rate: formatRate(reading.rate) });
    return undefined;
  };
  return <TypedFigure {...props} plain={plainRate} shown={shownRate} reading={words()} />;
}
