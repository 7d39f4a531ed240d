/** Whether lines begin at the right, as in Arabic. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
