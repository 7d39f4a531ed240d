import { formatTypedMoney } from '#domain/money.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { TypedFigure } from './TypedFigure.tsx';

/** For the format `money`. */
export function MoneyInput(props: OurWidgetProps) {
  return <TypedFigure {...props} sign="$" format={formatTypedMoney} />;
}
