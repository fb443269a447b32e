import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { problemsOf, type Failure } from '@yoodee/api-contract';
import { endpoints } from './endpoints.ts';

const declared = new Map(endpoints.map(([, spec]) => [`${spec.method} /api/v1${spec.path}`, problemsOf(spec)]));

const found = new Set<string>();

// Fastify announces each of its servers before anything is mounted, so this needs no seam in the API.
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
 * What servers of this process answered since the last time without their contract naming it, each as method, path and
 * code. The next test file is in the same process, and has nothing to do with these.
 */
export const takeUndeclaredFailures = (): string[] => {
  const taken = [...found];
  found.clear();
  return taken;
};
