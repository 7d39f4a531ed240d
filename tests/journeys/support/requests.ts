import type { Page } from '@playwright/test';

/** Addresses of the calls a visitor's page makes. */
export const calls = {
  startQuiz: '**/api/restaurant-pos/customer-answers/pos/start-quiz',
  answers: '**/api/restaurant-pos/customer-answers/pos',
  recommendations: '**/api/restaurant-pos/point-of-sales/recommendations',
  systems: '**/api/restaurant-pos/point-of-sales',
  csrfCookie: '**/sanctum/csrf-cookie',
  user: '**/api/auth/user',
} as const;

/** Records the bodies of a page's writes, by the end of their path. */
export function recordWrites(page: Page) {
  const writes: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      writes.push({ path: new URL(request.url()).pathname, body: JSON.parse(request.postData() ?? 'null') });
  });
  return {
    to: (end: string) => writes.filter(({ path }) => path.endsWith(end)).map(({ body }) => body),
  };
}
