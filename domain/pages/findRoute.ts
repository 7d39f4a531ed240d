export type FoundRoute<R> = {
  route: R;
  pattern: string;
  /** The canonical address, with the route's letter case and trailing slash. */
  canonicalPath: string;
  /** The values of the pattern's parameters, decoded. */
  params: Readonly<Record<string, string>>;
};

/**
 * The route of an address, by its path alone. As in the browser's router, letter case, a trailing slash and
 * encoded letters do not matter; unlike the router, this knows the addresses without the pages.
 */
export function findRoute<R extends { path: string }>(routes: readonly R[], path: string): FoundRoute<R> | undefined {
  const segments = segmentsOf(path);
  for (const route of routes) {
    const parts = segmentsOf(route.path);
    if (parts.length !== segments.length || !parts.every((part, index) => fits(part, segments[index] ?? ''))) continue;
    const named = parts.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decoded(segments[index] ?? '')]] : [],
    );
    const spelt = parts.map((part, index) => (part.startsWith(':') ? (segments[index] ?? '') : part));
    return {
      route,
      pattern: route.path,
      canonicalPath: `/${spelt.join('/')}`,
      params: Object.fromEntries(named),
    };
  }
  return undefined;
}

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const fits = (part: string, segment: string) =>
  part.startsWith(':') || part.toLowerCase() === decoded(segment).toLowerCase();

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
