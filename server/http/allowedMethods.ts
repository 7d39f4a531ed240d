import type { FastifyInstance } from 'fastify';

/** The methods of a path, as in `Allow`; none for a path without a route. */
export type AllowedMethods = (path: string) => string[];

type Route = { isOf: (path: string) => boolean; methods: readonly string[] };

/** Has to be called before the routes are made. */
export function listMethods(app: FastifyInstance): AllowedMethods {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat();
    // The route that answers any OPTIONS says nothing about its path.
    if (!methods.includes('OPTIONS')) routes.push({ isOf: matcher(url), methods });
  });
  return (path) => {
    const found = new Set(routes.filter(({ isOf }) => isOf(path)).flatMap(({ methods }) => methods));
    return found.size === 0 ? [] : [...found, 'OPTIONS'].sort();
  };
}

/** The patterns of routes are paths with `:names` and a `*` at the end. */
function matcher(pattern: string): (path: string) => boolean {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const segments = pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment === '*' ? '.*' : literal(segment)));
  const expression = new RegExp(`^${segments.join('/')}$`);
  return (path) => expression.test(path);
}
