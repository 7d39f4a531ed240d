/** Whether a text contains what was typed, letter for letter whatever the case; nothing typed is in every text. */
export function containsText(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.trim().toLowerCase());
}
