/** A table from this width on, cards below it. */
export const asTable = '@media (min-width:800px)';
export const asCards = '@media (max-width:799.95px)';
