import Fastify from 'fastify';
import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemCodes } from '@yoodee/api-contract';
import { measureRequests } from './http/request.metrics.ts';
import { createInnerServer } from './inner-server.ts';
import { createJobRunner } from './jobs/scheduled-job.ts';
import { reportStreams } from './modules/conversations/event-stream.metrics.ts';
import { createOutbox } from './modules/outbox/outbox.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
// Tests of other files in this process have counted, too.
beforeEach(() => register.resetMetrics());

/** The series of one metric as Prometheus reads them: labels and value. */
const seriesOf = async (name: string) => {
  const lines = (await register.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return lines.map((line) => {
    const [, labels, value] = /^\w+\{(.*)\} (\S+)$/.exec(line)!;
    return {
      labels: Object.fromEntries(Array.from(labels!.matchAll(/(\w+)="([^"]*)"/g), ([, k, v]) => [k!, v!])),
      value,
    };
  });
};
const get = (url: string, method: 'GET' | 'POST' = 'GET') => server.app.inject({ method, url: `/api/v1${url}` });

describe('the metrics of requests', () => {
  it('have labels that visitors cannot multiply', async () => {
    for (let id = 900_000; id < 900_030; id += 1) {
      await get(`/assets/${id}`);
      await get(`/nowhere-${id}?q=secret-words-${id}`);
    }

    const series = await seriesOf('http_request_duration_seconds_count');
    expect(series).toHaveLength(2);
    expect(JSON.stringify(series)).not.toMatch(/secret-words|90000\d/);
    expect(series).toContainEqual({
      labels: { method: 'GET', route: '/api/v1/assets/:id', status: '404' },
      value: '30',
    });
    expect(series).toContainEqual({ labels: { method: 'GET', route: 'none', status: '404' }, value: '30' });
  });

  it('count failures by problem code', async () => {
    await get('/assets?page=0');

    const failures = await seriesOf('yoodee_problems_total');
    expect(failures.map(({ labels }) => labels.code)).toContain('invalid_request');
  });

  it('count failures from zero, so that the first is an increase', async () => {
    measureRequests(Fastify());

    const failures = await seriesOf('yoodee_problems_total');
    expect(failures.map(({ labels, value }) => [labels.code, value])).toEqual(problemCodes.map((code) => [code, '0']));
  });
});

describe('the metrics of statements', () => {
  it('count single ones, those of a transaction, and failed ones', async () => {
    await server.db.execute('select 1');
    await server.db.transaction(async (tx) => void (await tx.execute('select 2')));
    await expect(server.pool.query('select nothing_of_the_kind')).rejects.toThrow('nothing_of_the_kind');

    const counts = await seriesOf('yoodee_db_statement_duration_seconds_count');
    const countOf = (outcome: string) => Number(counts.find(({ labels }) => labels.outcome === outcome)?.value);
    expect(countOf('failed')).toBe(1);
    // The transaction begins and commits, too.
    expect(countOf('done')).toBeGreaterThanOrEqual(4);
  });
});

describe('the metrics of search', () => {
  it('tell the shapes of a search apart, without its words', async () => {
    for (const query of ['', '?q=secret-words', '?province=10', '?q=secret-words&province=10', '?sort=newest&page=2'])
      await get(`/assets${query}`);

    const shapes = (await seriesOf('yoodee_search_duration_seconds_count')).map(({ labels }) => labels.shape);
    expect(shapes).toEqual(expect.arrayContaining(['everything', 'words', 'filters', 'words and filters']));
    expect(await register.metrics()).not.toContain('secret-words');
  });

  it('show the size and the age of the index', async () => {
    await get('/assets');

    expect(await register.getSingleMetricAsString('yoodee_search_index_documents')).toMatch(/\nyoodee\w+ \d+$/);
    const age = await register.getSingleMetricAsString('yoodee_search_index_caught_up_timestamp_seconds');
    expect(Number(/ (\S+)$/.exec(age)![1])).toBeGreaterThan(1_700_000_000);
  });
});

describe('the metrics of jobs', () => {
  it('count runs by outcome and say when one last succeeded', async () => {
    const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue();
    const job = createJobRunner({ name: 'test job', everyMs: 60_000, run }, { error: vi.fn() });

    job.start();
    await vi.waitUntil(() => run.mock.calls.length === 1);
    job.runNow();
    await vi.waitUntil(() => run.mock.calls.length === 2);
    await job.stop();

    const runs = (await seriesOf('yoodee_job_runs_total')).filter(({ labels }) => labels.name === 'test job');
    expect(runs.map(({ labels, value }) => [labels.outcome, value])).toEqual([
      ['done', '1'],
      ['failed', '1'],
    ]);
    const done = await seriesOf('yoodee_job_last_done_timestamp_seconds');
    expect(done.some(({ labels }) => labels.name === 'test job')).toBe(true);
  });
});

describe('the metrics of deliveries', () => {
  it('begin at zero for each channel that the site has', async () => {
    const transport = { send: vi.fn() };
    createOutbox({
      ...{ db: server.db, transports: { sms: transport }, composeNews: vi.fn() },
      logger: server.app.log,
    });

    const deliveries = await seriesOf('yoodee_deliveries_total');
    expect(deliveries.map(({ labels, value }) => [labels.channel, labels.outcome, value])).toEqual([
      ['sms', 'sent', '0'],
      ['sms', 'failed', '0'],
      ['sms', 'refused', '0'],
    ]);
  });
});

describe('the metrics of event streams', () => {
  it('show how many are open and how many may be', async () => {
    reportStreams(() => 7, 3_000);

    expect(await register.getSingleMetricAsString('yoodee_event_streams')).toMatch(/ 7$/);
    expect(await register.getSingleMetricAsString('yoodee_event_streams_max')).toMatch(/ 3000$/);
  });
});

describe('the inner server', () => {
  it('answers with the metrics in the format of Prometheus', async () => {
    const inner = createInnerServer({
      ...{ db: server.db, store: {} as never, origin: 'http://localhost', dump: null, secret: 'x'.repeat(32) },
      logger: server.app.log,
    });
    const address = await inner.listen({ host: '127.0.0.1', port: 0 });

    const reply = await fetch(`${address}/metrics`);

    expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await reply.text()).toMatch(
      /^# HELP http_request_duration_seconds .+\n# TYPE http_request_duration_seconds histogram$/m,
    );
    await inner.close();
  });

  it.each([
    ['GET', '/', 404],
    ['POST', '/metrics', 404],
    ['DELETE', '/internal/content-version', 404],
    ['GET', '/internal/operations', 404],
    ['POST', '/internal/operations', 401],
    ['GET', '/api/v1/assets', 404],
    ['GET', '/metrics/../internal/operations', 404],
  ] as const)('answers %s %s without the key of operators with %i', async (method, path, status) => {
    const inner = createInnerServer({
      ...{ db: server.db, store: {} as never, origin: 'http://localhost', dump: null, secret: 'x'.repeat(32) },
      logger: server.app.log,
    });
    const address = await inner.listen({ host: '127.0.0.1', port: 0 });

    const reply = await fetch(address + path, { method, ...(method === 'POST' && { body: '{"a":1}' }) });

    expect(reply.status).toBe(status);
    expect(await reply.text()).not.toContain('x'.repeat(32));
    await inner.close();
  });

  it('is not reached by visitors', async () => {
    expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  });
});
