import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => register.resetMetrics());

const report = (body: unknown, headers: Record<string, string> = {}) =>
  newVisitor(server.app, headers).post('/web-vitals', body);
const metric = (name: string) => register.getSingleMetricAsString(`yoodee_web_vital_${name}`);

it('measurements of browsers become histograms by page', async () => {
  const { statusCode } = await report({ page: 'asset', lcp_ms: 1_800, inp_ms: 90, cls: 0.02 });

  expect(statusCode).toBe(200);
  expect(await metric('lcp_seconds')).toContain('_sum{page="asset"} 1.8\n');
  expect(await metric('lcp_seconds')).toContain('le="2",page="asset"} 1\n');
  expect(await metric('inp_seconds')).toContain('_sum{page="asset"} 0.09\n');
  expect(await metric('cls')).toContain('_sum{page="asset"} 0.02\n');
});

it('a browser that knows fewer measurements reports those', async () => {
  await report({ page: 'home', lcp_ms: 900 });

  expect(await metric('lcp_seconds')).toContain('_count{page="home"} 1');
  expect(await metric('inp_seconds')).not.toContain('_count{');
});

it.each([
  [{}, 'page'],
  [{ page: 'castle', lcp_ms: 1 }, 'page'],
  [{ page: 'home"} 1\n', lcp_ms: 1 }, 'page'],
  [{ page: ['home'], lcp_ms: 1 }, 'page'],
  [{ page: 'home', lcp_ms: -1 }, 'lcp_ms'],
  [{ page: 'home', lcp_ms: 60_001 }, 'lcp_ms'],
  [{ page: 'home', inp_ms: '1' }, 'inp_ms'],
  [{ page: 'home', inp_ms: null }, 'inp_ms'],
  [{ page: 'home', cls: 11 }, 'cls'],
  [{ page: 'home', phone: '0812345678' }, 'phone'],
])('refuses %j by naming the field, and measures nothing', async (body, field) => {
  const { statusCode, json } = await report(body);

  expect([statusCode, Object.keys(json<{ errors: object }>().errors)]).toEqual([400, [field]]);
  for (const name of ['lcp_seconds', 'inp_seconds', 'cls']) expect(await metric(name)).not.toContain('_count{');
});

it('does not count crawlers', async () => {
  const { statusCode } = await report({ page: 'home', lcp_ms: 900 }, { 'user-agent': 'Googlebot/2.1' });

  expect(statusCode).toBe(200);
  expect(await metric('lcp_seconds')).not.toContain('_count{');
});

it('limits the reports of a network', async () => {
  const visitor = newVisitor(server.app);
  const statuses = [];
  for (let count = 0; count < 601; count += 1)
    statuses.push((await visitor.post('/web-vitals', { page: 'home', cls: 0 })).statusCode);

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
