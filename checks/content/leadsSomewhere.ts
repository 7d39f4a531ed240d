import { findRoute } from '#domain/pages/findRoute.ts';

/** Whether a path belongs to one of the routes, whose parts may be open (`/blog/:articleId`). */
export const leadsSomewhere = (path: string, routes: readonly string[]): boolean =>
  findRoute(
    routes.map((route) => ({ path: route })),
    path,
  ) !== undefined;
