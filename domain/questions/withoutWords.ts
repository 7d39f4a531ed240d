/** A schema as text without its titles and descriptions: the same in every language of the site. */
export const withoutWords = (schema: object): string =>
  JSON.stringify(schema, (key, value: unknown) =>
    typeof value === 'string' && (key === 'title' || key === 'description') ? undefined : value,
  );
