import { expect, it } from 'vitest';
import { createInnerServer } from './inner-server.ts';

const up = async () => true;
const down = async () => false;
const broken = async () => Promise.reject(new Error('refused'));

it.each([
  ['every upstream is up', { api: up, public: up }, false, 200, 'ready'],
  ['one is down', { api: up, public: down }, false, 503, 'waiting'],
  ['one check fails', { api: broken, public: up }, false, 503, 'waiting'],
  ['the gateway is stopping', { api: up, public: up }, true, 503, 'draining'],
])('readiness when %s', async (_case, checks, isDraining, statusCode, status) => {
  const health = createInnerServer({ checks, isDraining: () => isDraining });

  const reply = await health.inject('/health/ready');

  expect([reply.statusCode, reply.json<{ status: string }>().status]).toEqual([statusCode, status]);
});

it('is live when an upstream is down', async () => {
  const health = createInnerServer({ checks: { api: down }, isDraining: () => true });

  expect((await health.inject('/health/live')).statusCode).toBe(200);
});

it('reports to Prometheus which apps are ready at the time of the scrape', async () => {
  const state = { api: true };
  const health = createInnerServer({ checks: { api: async () => state.api, public: broken }, isDraining: () => false });
  const ready = async () =>
    (await health.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('yoodee_upstream_ready{'));

  expect(await ready()).toEqual(['yoodee_upstream_ready{app="api"} 1', 'yoodee_upstream_ready{app="public"} 0']);
  state.api = false;
  expect(await ready()).toContain('yoodee_upstream_ready{app="api"} 0');
});
