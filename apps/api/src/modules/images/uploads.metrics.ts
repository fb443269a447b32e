import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

const uploads = new Counter({
  name: 'yoodee_uploads_total',
  help: 'Uploaded files by what they are for, and outcome: stored, or the problem code.',
  labelNames: ['of', 'outcome'] as const,
});

/** Counts the requests of a scope whose routes all receive a file. */
export const countUploads = (scope: FastifyInstance, of: 'asset' | 'profile' | 'conversation') => {
  uploads.inc({ of, outcome: 'stored' }, 0);
  scope.addHook('onResponse', async ({ problem }) => uploads.inc({ of, outcome: problem ?? 'stored' }));
};
