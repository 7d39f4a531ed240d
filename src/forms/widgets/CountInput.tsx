import { formatTypedCount } from '#domain/money.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { TypedFigure } from './TypedFigure.tsx';

/** A number of things; every text whose format is `count`. */
export function CountInput(props: OurWidgetProps) {
  return <TypedFigure {...props} format={formatTypedCount} />;
}
