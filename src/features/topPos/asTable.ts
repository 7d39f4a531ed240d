import { atLeast, under } from '#src/theme/shape.ts';
/** From this width on a table, below it cards. */
export const asTable = atLeast(800);
export const asCards = under(800);
