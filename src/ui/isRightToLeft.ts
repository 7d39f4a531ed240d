/**
 * Whether lines begin at the right, as in Arabic. Reads the attribute: a computed style would force a style calculation.
 */
export const isRightToLeft = (element: Element): boolean => element.closest('[dir]')?.getAttribute('dir') === 'rtl';
