import { Counter } from 'prom-client';

const outcomes = ['accepted', 'refused', 'per_minute', 'per_day'] as const;
export type ApiKeyOutcome = (typeof outcomes)[number];

const requests = new Counter({
  name: 'yoodee_api_key_requests_total',
  help: 'Requests with an API key, by outcome: accepted, refused (unknown or revoked key, or no read), or over a quota.',
  labelNames: ['outcome'] as const,
});
for (const outcome of outcomes) requests.inc({ outcome }, 0);

export const countApiKeyRequest = (outcome: ApiKeyOutcome) => requests.inc({ outcome });
