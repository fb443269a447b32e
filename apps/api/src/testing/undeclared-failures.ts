import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { problemsOf, type Failure } from '@yoodee/api-contract';
import { endpoints } from '@yoodee/api-contract/testing';

const declared = new Map(endpoints.map(([, spec]) => [`${spec.method} /api/v1${spec.path}`, problemsOf(spec)]));

const found = new Set<string>();

// Fastify publishes each new instance on a diagnostics channel, so the API needs no hook for tests.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode }, payload) => {
    const problems = declared.get(`${method} ${url}`);
    if (!problems || statusCode < 400) return;
    const { code } = JSON.parse(payload as string) as Failure;
    if (!problems.includes(code)) found.add(`${method} ${url} ${code}`);
  });
});

/**
 * Failures that servers of this process sent since the last call although the contract does not declare them, as
 * method, path and code. The next test file runs in the same process and must not see them.
 */
export const takeUndeclaredFailures = (): string[] => {
  const taken = [...found];
  found.clear();
  return taken;
};
