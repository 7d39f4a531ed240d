/**
 * Logs an address that has no page (spec 2). The server has logged the first one itself, with the response's 404; the
 * ones reached by a link inside the app are told to it here. The query is left out (D31).
 */
export function logUnknownPath(path: string): void {
  const { currentPath } = firstAddress;
  if (path === currentPath) return;
  navigator.sendBeacon?.('/api/unknown-paths', new Blob([JSON.stringify({ path })], { type: 'application/json' }));
}

const firstAddress = { currentPath: typeof window === 'undefined' ? '' : window.location.pathname };
