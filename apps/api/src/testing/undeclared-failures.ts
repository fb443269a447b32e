import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import * as contract from '@yoodee/api-contract';

const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

const declared = new Map(
  (Object.values(contract) as unknown[])
    .filter(isEndpoint)
    .map((spec) => [`${spec.method} /api/v1${spec.path}`, contract.problemsOf(spec)]),
);

/**
 * Failures that servers of this process answered without their contract naming them, each as method, path and code.
 * Fastify announces each of its servers before anything is mounted, so this needs no seam in the API.
 */
export const undeclaredFailures = new Set<string>();

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onSend', async ({ method, routeOptions: { url } }, { statusCode }, payload) => {
    const problems = declared.get(`${method} ${url}`);
    if (!problems || statusCode < 400) return;
    const { code } = JSON.parse(payload as string) as contract.Failure;
    if (!problems.includes(code)) undeclaredFailures.add(`${method} ${url} ${code}`);
  });
});
