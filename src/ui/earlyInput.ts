type Control = HTMLInputElement | HTMLSelectElement | null;

/**
 * A ref that hears of what was typed or chosen before the app took the page over from the one made at build: React
 * leaves it in the control and tells nobody.
 */
export const earlyInput = (value: string, hear: (early: string) => void) => (control: Control) => {
  if (control && control.value !== value) hear(control.value);
};
