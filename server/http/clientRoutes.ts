import routes from '#schemas/content/routes.json' with { type: 'json' };

const patterns = routes.map(({ path }) => path.split('/').filter(Boolean));

/** Whether the site has a page at this path; as in the browser's router, letter case and a last slash do not matter. */
export function isClientRoute(path: string): boolean {
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  return patterns.some(
    (pattern) =>
      pattern.length === segments.length && pattern.every((part, index) => fits(part, segments[index] ?? '')),
  );
}

function fits(part: string, segment: string): boolean {
  return part.startsWith(':') ? segment !== '' : part.toLowerCase() === segment.toLowerCase();
}
