import { Counter, Gauge, Histogram } from 'prom-client';
import type { RequestContext } from './http/request-context.ts';
import { mountFor } from './mounts.ts';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request, by the app that its path belongs to, method and status.',
  labelNames: ['app', 'method', 'status'] as const,
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

const pages = new Counter({
  name: 'yoodee_page_cache_requests_total',
  help: 'Requests for public pages by how the cache served them: hit, stale, miss, unstored, pass.',
  labelNames: ['state'] as const,
});

const failures = new Counter({
  name: 'yoodee_gateway_failures_total',
  help: 'Requests that the gateway failed itself, by reason. `too many pages at a time` counts the refusals of overload.',
  labelNames: ['reason'] as const,
});

/** Why the gateway fails a request itself. */
export const failureReasons = [
  'upstream unavailable',
  'too many pages at a time',
  'body buffer full',
  'unexpected',
] as const;
export type FailureReason = (typeof failureReasons)[number];

const ready = new Gauge({
  name: 'yoodee_upstream_ready',
  help: 'Whether an app behind the gateway is ready: 1, otherwise 0. The API is not ready while its database is away.',
  labelNames: ['app'] as const,
});

/** The current state of the page cache and the renderer. */
export interface GatewayState {
  cachedPages(): number;
  cachedBytes(): number;
  /** Renders that run, and requests that wait for one. */
  renders(): { running: number; waiting: number };
}

let state: GatewayState | undefined;

new Gauge({
  name: 'yoodee_page_cache_pages',
  help: 'Pages in the cache.',
  collect() {
    this.set(state?.cachedPages() ?? 0);
  },
});

new Gauge({
  name: 'yoodee_page_cache_bytes',
  help: 'Memory of the cached pages.',
  collect() {
    this.set(state?.cachedBytes() ?? 0);
  },
});

new Gauge({
  name: 'yoodee_renders',
  help: 'Requests to the public app that run, and requests that wait for their turn.',
  labelNames: ['state'] as const,
  collect() {
    const { running, waiting } = state?.renders() ?? { running: 0, waiting: 0 };
    this.set({ state: 'running' }, running);
    this.set({ state: 'waiting' }, waiting);
  },
});

/** Reports the state of a gateway with every scrape. Its failures are counted from zero, so that the first is an increase. */
export const reportGateway = (gateway: GatewayState) => {
  state = gateway;
  for (const reason of failureReasons) failures.inc({ reason }, 0);
};

/** Reports which apps were ready when they were asked. */
export const reportReadiness = (upstreams: Readonly<Record<string, boolean>>) => {
  for (const [app, isReady] of Object.entries(upstreams)) ready.set({ app }, Number(isReady));
};

/** Measures a request that has ended. `method` is one that the gateway accepts; the others count together. */
export const measureRequest = (context: RequestContext, isKnownMethod: boolean, startedAt: number) => {
  const { request, response, url, cacheState } = context;
  const method = isKnownMethod ? request.method! : 'other';
  const seconds = (performance.now() - startedAt) / 1_000;
  duration.observe({ app: mountFor(url.pathname).app, method, status: response.statusCode }, seconds);
  if (cacheState) pages.inc({ state: cacheState });
};

export const countFailure = (reason: FailureReason) => failures.inc({ reason });
