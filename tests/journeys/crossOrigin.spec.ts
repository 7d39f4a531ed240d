import { buildForApi } from './support/buildForApi.ts';
import { leadsOf } from './support/leads.ts';
import { freePort, type Product, startProduct } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { expectResults, fillContact, newVisitor, reachContact, submitButton, toast } from './support/visitor.ts';

test.describe('a site and an API on two origins (N-01, D32)', () => {
  let api: Product;
  let site: Product;

  test.beforeAll(async () => {
    // The hook makes its own build; a describe cannot configure the timeout of hooks.
    test.setTimeout(240_000);
    const port = await freePort();
    api = await startProduct({ environment: { SITE_ORIGINS: `http://127.0.0.1:${port}` } });
    const build = await buildForApi(api.url);
    site = await startProduct({ build, port, environment: { VITE_API_URL: api.url } });
  });
  test.afterAll(async () => {
    await site?.remove();
    await api?.remove();
  });

  test('take a lead: the token goes to the API, and nothing goes anywhere else', async ({ page }) => {
    const visitor = newVisitor();
    const sent: { origin: string; path: string; method: string; token: string | undefined }[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const method = request.method();
      void request
        .allHeaders()
        .then((headers) => sent.push({ origin, path: pathname, method, token: headers['x-xsrf-token'] }));
    });

    await reachContact(page, `${site.url}/quiz`);
    await fillContact(page, visitor);
    await submitButton(page).click();
    await expect(toast(page, 'status')).toContainText('Your answers have been submitted successfully.');
    await expectResults(page);

    // In addition, the page reports every few seconds how far the quiz is (D53).
    const writes = sent.filter(({ method, path }) => method === 'POST' && path !== '/api/quiz-steps');
    expect(writes.map(({ origin, path }) => origin + path)).toEqual([
      `${api.url}/api/restaurant-pos/customer-answers/pos`,
      `${api.url}/api/restaurant-pos/point-of-sales/recommendations`,
    ]);
    expect(writes.map(({ token }) => token)).toEqual([expect.stringMatching(/.{20}/), expect.stringMatching(/.{20}/)]);
    expect([...new Set(sent.map(({ origin }) => origin))].sort()).toEqual([api.url, site.url].sort());
    expect(sent.filter(({ origin, token }) => origin !== api.url && token !== undefined)).toEqual([]);
    expect(sent.filter(({ origin, path }) => origin === site.url && path.startsWith('/api/'))).toEqual([]);
    expect(await leadsOf(api, visitor.email)).toHaveLength(1);
    expect(await leadsOf(site, visitor.email)).toEqual([]);
  });
});
