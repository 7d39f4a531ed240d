/** Whether a text contains what was typed, literally but ignoring case. An empty search matches everything. */
export function containsText(text: string, typed: string): boolean {
  return text.toLowerCase().includes(typed.trim().toLowerCase());
}
