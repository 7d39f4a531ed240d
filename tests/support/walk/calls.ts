/** The calls of the pages, by the name that drivers use. `path` is the whole path on the API's host; `*` is one name. */
export const calls = {
  user: { method: 'GET', path: '/api/auth/user' },
  csrfCookie: { method: 'GET', path: '/sanctum/csrf-cookie' },
  startQuiz: { method: 'POST', path: '/api/restaurant-pos/customer-answers/pos/start-quiz' },
  posAnswers: { method: 'POST', path: '/api/restaurant-pos/customer-answers/pos' },
  recommendations: { method: 'POST', path: '/api/restaurant-pos/point-of-sales/recommendations' },
  savingAnswers: { method: 'POST', path: '/api/restaurant-pos/customer-answers/saving' },
  detailedQuote: { method: 'POST', path: '/api/restaurant-pos/customer-answers/saving/detailed-quote' },
  quotes: { method: 'POST', path: '/api/restaurant-pos/quotes' },
  comparisonReports: { method: 'POST', path: '/api/restaurant-pos/comparison-reports' },
  systems: { method: 'GET', path: '/api/restaurant-pos/point-of-sales' },
  businesses: { method: 'POST', path: '/api/restaurant-pos/businesses' },
  demoRequests: { method: 'POST', path: '/api/restaurant-pos/demo-requests' },
  articles: { method: 'GET', path: '/api/desk/articles' },
  article: { method: 'GET', path: '/api/desk/articles/*' },
  saveArticle: { method: 'POST', path: '/api/desk/articles' },
  removeArticle: { method: 'POST', path: '/api/desk/articles/removal' },
  uploadPicture: { method: 'POST', path: '/api/desk/pictures' },
  signIn: { method: 'POST', path: '/api/auth/admin/login' },
  signOut: { method: 'POST', path: '/api/auth/logout' },
} as const satisfies Record<string, { method: 'GET' | 'POST'; path: string }>;

export type Call = keyof typeof calls;

/** The answer to a call as JSON, or none at all. */
export type Answer = { status: number; body?: unknown } | 'unreachable';

/** A refusal with the server's own words. */
export const refusal: Answer = { status: 500, body: { message: 'The server refuses' } };

export const isPath = (path: string, pathname: string) =>
  path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;

/** Which call a request is; undefined for any other. */
export function callOf(method: string, url: string): Call | undefined {
  const { pathname } = new URL(url, 'http://tillmatch.test');
  const entry = Object.entries(calls).find(
    ([, call]) => call.method === method.toUpperCase() && isPath(call.path, pathname),
  );
  // The cast holds because the entries are those of `calls`.
  return entry?.[0] as Call | undefined;
}
