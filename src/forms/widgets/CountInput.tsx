import { formatTypedCount } from '#domain/money.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { TypedFigure } from './TypedFigure.tsx';

/** For the format `count`. */
export function CountInput(props: OurWidgetProps) {
  return <TypedFigure {...props} format={formatTypedCount} />;
}
