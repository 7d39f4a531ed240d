/** The names of the placeholders in a text: `count` in `{count} vendors`. */
export const placeholdersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
