// @vitest-environment node
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { register, type Counter } from 'prom-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCollector, type Collector } from '../testing/collector.ts';
import { describeRequest, traceId } from './request-span.ts';
import { startTracing, type Tracing } from './start-tracing.ts';

const sampling = { OTEL_TRACES_SAMPLER: 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: 1 } as const;
const log = { info: vi.fn(), warn: vi.fn() };

const server = createServer((request, response) => {
  describeRequest({ id: 'request-1', method: request.method, route: 'public' });
  response.end(JSON.stringify({ traceId: traceId() ?? null }));
});
const call = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return ((await reply.json()) as { traceId: string | null }).traceId;
};
const lost = async () =>
  Number(/outcome="lost"} (\d+)/.exec(await register.getSingleMetricAsString('yoodee_trace_spans_total'))?.[1]);
const ended = async () =>
  Number(/ (\d+)$/m.exec(await register.getSingleMetricAsString('yoodee_trace_spans_ended_total'))?.[1]);

let collector: Collector;
let tracing: Tracing;
beforeAll(async () => {
  collector = await startCollector();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  await tracing.stop();
  await collector.close();
  server.close();
});

it('does nothing without a collector', async () => {
  await startTracing('gateway', sampling, log);

  expect(await call('/')).toBeNull();
  expect(log.info).not.toHaveBeenCalled();
});

it('starts a new trace at the gateway, whatever trace header a visitor sends', async () => {
  tracing = await startTracing('gateway', { ...sampling, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` }, log);
  const theirs = '0af7651916cd43dd8448eb211c80319c';

  const ours = await call('/assets?q=secret', { traceparent: `00-${theirs}-b7ad6b7169203331-01` });

  expect(ours).toMatch(/^[0-9a-f]{32}$/);
  expect(ours).not.toBe(theirs);
  await expect
    .poll(() => collector.spans(), { timeout: 5_000 })
    .toMatchObject([
      {
        service: 'yoodee-gateway',
        name: 'GET public',
        traceId: ours,
        parentSpanId: undefined,
        attributes: { 'http.route': 'public', 'yoodee.request_id': 'request-1', 'http.response.status_code': 200 },
      },
    ]);
  expect(collector.received()).not.toContain('secret');
});

it.each(['/health/ready', '/metrics', '/internal/content-version?of=pages'])('leaves out %s', async (path) => {
  expect(await call(path)).toBeNull();
});

it('logs an outage of the collector once, and its end', { timeout: 20_000 }, async () => {
  const attempts = register.getSingleMetric('yoodee_trace_spans_total') as Counter<'outcome'>;
  const failures = vi.spyOn(attempts, 'inc');
  collector.answer = 400;
  for (const count of [1, 2]) {
    await call('/');
    await expect.poll(() => failures.mock.calls.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(count);
  }
  expect(await lost()).toBeGreaterThanOrEqual(2);
  collector.answer = 200;
  await call('/');
  await expect.poll(() => log.info.mock.calls.at(-1)?.[1], { timeout: 5_000 }).toBe('traces are sent again');

  expect(log.warn.mock.calls.map(([, message]) => message)).toEqual(['traces cannot be sent']);
});

it('answers at once, and stops in time, while the collector does not answer', { timeout: 20_000 }, async () => {
  collector.answer = 'never';
  const endedBefore = await ended();
  for (let count = 0; count < 20; count += 1) await call('/');
  expect(await ended()).toBe(endedBefore + 20);
  const startedAt = performance.now();

  await call('/');
  expect(performance.now() - startedAt).toBeLessThan(1_000);

  await tracing.stop();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
