/** Whether lines begin at the right, as in Arabic. By the attribute: for a computed style the page is styled at once. */
export const isRightToLeft = (element: Element): boolean => element.closest('[dir]')?.getAttribute('dir') === 'rtl';
