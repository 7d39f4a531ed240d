import { atLeast, under } from '#src/theme/shape.ts';
/** A table from this width on, cards below it. */
export const asTable = atLeast(800);
export const asCards = under(800);
