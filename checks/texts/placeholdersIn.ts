/** The names that a text is filled in with: `{count} vendors`. */
export const placeholdersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
