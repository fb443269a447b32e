import { register } from 'prom-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { failureReasons } from './gateway.metrics.ts';
import { publicPage, startSite } from './testing/start-site.ts';

beforeEach(() => register.resetMetrics());

/** The value of one series; undefined if there is none. */
const valueOf = (metrics: string, series: string) =>
  metrics
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1);

it('counts requests by app, method and status, whatever visitors ask for', async () => {
  const site = await startSite({
    public: publicPage('<p>page'),
    api: (_request, response) => void response.writeHead(404).end(),
  });
  for (let n = 0; n < 10; n += 1) {
    await site.fetch(`/assets/${n}?q=secret-words`);
    await site.fetch(`/api/v1/assets/${n}`);
    await site.fetch('/', { method: 'PROPFIND' as never });
  }

  const { text } = await site.fetchHealth('/metrics');
  const count = (labels: string) => valueOf(text, `http_request_duration_seconds_count{${labels}}`);
  expect(count('app="public",method="GET",status="200"')).toBe('10');
  expect(count('app="api",method="GET",status="404"')).toBe('10');
  expect(count('app="public",method="other",status="405"')).toBe('10');
  expect(text).not.toMatch(/secret-words|PROPFIND/);
});

it('reports how the cache served pages, and its contents', async () => {
  const site = await startSite({ public: publicPage('<p>page') });
  for (let n = 0; n < 4; n += 1) await site.fetch('/assets');

  const { text } = await site.fetchHealth('/metrics');
  expect(valueOf(text, 'yoodee_page_cache_requests_total{state="miss"}')).toBe('1');
  expect(valueOf(text, 'yoodee_page_cache_requests_total{state="hit"}')).toBe('3');
  expect(valueOf(text, 'yoodee_page_cache_pages')).toBe('1');
  expect(Number(valueOf(text, 'yoodee_page_cache_bytes'))).toBeGreaterThan(100);
});

it('counts failures from zero, so that the first is an increase', async () => {
  const site = await startSite();

  const { text } = await site.fetchHealth('/metrics');
  for (const reason of failureReasons)
    expect(valueOf(text, `yoodee_gateway_failures_total{reason="${reason}"}`)).toBe('0');
});

it('shows the renders that run and wait, and counts failures by reason', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const site = await startSite({
    public: (request, response) =>
      void (request.url === '/health' ? response.end() : gate.then(() => publicPage('<p>page')(request, response))),
  });
  const replies = Array.from({ length: 3 }, (_, n) => site.fetch(`/assets?page=${n + 2}`));
  const renders = async (state: string) =>
    valueOf((await site.fetchHealth('/metrics')).text, `yoodee_renders{state="${state}"}`);

  await vi.waitFor(async () => expect([await renders('running'), await renders('waiting')]).toEqual(['1', '2']));
  release();
  await Promise.all(replies);
  expect([await renders('running'), await renders('waiting')]).toEqual(['0', '0']);

  await site.publicApp.stop();
  await site.fetch('/news');
  expect(
    valueOf((await site.fetchHealth('/metrics')).text, 'yoodee_gateway_failures_total{reason="upstream unavailable"}'),
  ).toBe('1');
});
