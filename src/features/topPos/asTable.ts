/** From here on the systems stand in a table, below it on cards. */
export const asTable = '@media (min-width:800px)';
export const asCards = '@media (max-width:799.95px)';
