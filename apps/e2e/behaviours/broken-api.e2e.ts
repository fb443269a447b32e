import { createServer, type Server } from 'node:http';
import { serviceGroups } from '@yoodee/api-contract/service-options';
import { codesOf } from '@yoodee/asset-rules/options';
import { locales, toLocale } from '@yoodee/site';
import { parseDocument } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { portsFrom, startProgram, type Program } from '../src/programs.ts';

const port = portsFrom(40);
const origin = `http://127.0.0.1:${port(0)}`;
const traceId = '0af7651916cd43dd8448eb211c80319c';
const failed = { th: 'ระบบขัดข้อง', en: 'Internal Server Error' };

/** A service whose name React cannot render. */
const broken = {
  ...{ slug: 'x-1', group: codesOf(serviceGroups)[0], price_from: null, price_unit: null, lead_days: null },
  name: { th: { not: 'a text' }, en: { not: 'a text' } },
  summary: { th: '', en: '' },
  cover: { key: 'k', width: 1, height: 1, thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w', alt: { th: '', en: '' } },
};

/**
 * Responses that an incompatible API version could send. No code handles them: one fails in a render, one in a loader.
 */
const answers: Record<string, unknown> = { '/api/v1/services': [broken], '/api/v1/news': null };

test.describe.configure({ mode: 'serial' });

let api: Server;
let site: Program;
test.beforeAll(async () => {
  api = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: answers[request.url!.split('?')[0]!] ?? null, message: 'Success' }));
  }).listen(port(1), '127.0.0.1');
  site = await startProgram(
    'apps/public/server/main.ts',
    {
      PUBLIC_APP_PORT: String(port(0)),
      PUBLIC_ORIGIN: origin,
      API_ORIGIN: `http://127.0.0.1:${port(1)}`,
      // No collector answers there; log lines have the ids of traces nevertheless.
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port(2)}`,
    },
    `${origin}/health`,
  );
});
test.afterAll(async () => {
  await site?.stop();
  api?.close();
});

for (const locale of locales)
  for (const [place, path] of [
    ['render', '/services'],
    ['loader', '/news'],
  ] as const)
    test(`E1, T32: an exception in a ${place} in ${locale} shows only the request id, and the log has the details`, async ({
      page,
      request,
      consoleWatch,
    }) => {
      consoleWatch.expectComplaint(/status of 500/, 'the browser reports the status of the page itself');
      const id = `thrown-${place}-${locale}`;

      const reply = await request.get(origin + toLocale(locale, path), {
        headers: { 'x-request-id': id, traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      });

      const html = await reply.text();
      const { body } = parseDocument(html);
      expect(reply.status()).toBe(500);
      expect(reply.headers()['cache-control']).toBe('no-store');
      expect(body.querySelector('main h1')?.textContent).toBe(failed[locale]);
      expect(body.querySelector('main')?.textContent).toContain(id);
      expect(body.querySelector('header')).not.toBeNull();
      expect(body.querySelector('footer')).not.toBeNull();
      expect(html).not.toMatch(/\bat \w+ \(|TypeError|React child/);
      // The log is written by another process, so it arrives late.
      const logged = () =>
        site
          .output()
          .split('\n')
          .find((line) => line.includes(id) && line.includes('"page failed"'));
      await expect.poll(logged).toContain('"stack":');
      expect(logged()).toContain(`"trace_id":"${traceId}"`);

      // The hydrated page must be equal: a hydration mismatch would be logged as an error.
      await page.setExtraHTTPHeaders({ 'x-request-id': id });
      await page.goto(origin + toLocale(locale, path));
      await expect(page.getByRole('heading', { level: 1, name: failed[locale] })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(id);
    });

test('E2: a crawler gets the status of a failed render, without an error page', async ({ request }) => {
  const reply = await request.get(`${origin}/services`, { headers: { 'user-agent': 'Googlebot/2.1' } });

  expect(reply.status()).toBe(500);
  expect(parseDocument(await reply.text()).body.querySelector('h1')).toBeNull();
});

test.describe('without an API', () => {
  test.beforeAll(() => new Promise((resolve) => api.close(resolve)));

  for (const locale of locales)
    test(`E3, F9: every page in ${locale} answers 503 with Retry-After, inside the layout`, async ({ request }) => {
      for (const path of [
        '/',
        '/assets',
        '/assets/1',
        '/assets/compare?ids=1,2',
        '/services',
        '/news/1',
        '/member/3',
      ]) {
        const reply = await request.get(origin + toLocale(locale, path), { headers: { cookie: `locale=${locale}` } });

        const { body } = parseDocument(await reply.text());
        expect(reply.status(), path).toBe(503);
        expect(Number(reply.headers()['retry-after']), path).toBeGreaterThan(0);
        expect(reply.headers()['cache-control'], path).toBe('no-store');
        expect(body.querySelector('main h1')?.textContent, path).toBe(failed[locale]);
        expect(body.querySelector('header'), path).not.toBeNull();
      }
    });

  test('E2, E3: a crawler gets the status without an error page', async ({ request }) => {
    const reply = await request.get(`${origin}/assets`, { headers: { 'user-agent': 'Googlebot/2.1' } });

    expect(reply.status()).toBe(503);
    expect(parseDocument(await reply.text()).body.querySelector('h1')).toBeNull();
  });
});
