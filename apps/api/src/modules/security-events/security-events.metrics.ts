import type { SecurityEventDetail, SecurityEventKind } from '@yoodee/api-contract/security-events';
import type { ProblemCode } from '@yoodee/api-contract';
import { Counter } from 'prom-client';

const events = new Counter({
  name: 'yoodee_security_events_total',
  help: 'Sign-ins, codes, refusals and changes of accounts, by kind and detail.',
  labelNames: ['kind', 'detail'] as const,
});

export const countSecurityEvent = (kind: SecurityEventKind, detail?: SecurityEventDetail | ProblemCode) =>
  events.inc({ kind, detail: detail ?? '' });
