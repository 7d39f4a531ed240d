/** One person's address, however it was typed. */
export const emailKey = (email: string): string => email.toLowerCase();
