import { problemCodes } from '@yoodee/api-contract';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer a request, by method, route pattern and status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

const problems = new Counter({
  name: 'yoodee_problems_total',
  help: 'Failed requests, by problem code. `busy` counts the refusals of an overloaded process.',
  labelNames: ['code'] as const,
});

/** Measures every request. Labels are patterns and codes, never values that a visitor chooses. */
export const measureRequests = (app: FastifyInstance) => {
  // Prometheus sees no increase in a series that begins above zero, so the first failure would raise no alert.
  for (const code of problemCodes) problems.inc({ code }, 0);
  app.addHook('onResponse', async ({ method, routeOptions, problem }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1_000);
    if (problem) problems.inc({ code: problem });
  });
};
