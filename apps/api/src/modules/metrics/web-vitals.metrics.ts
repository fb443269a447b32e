import { Histogram } from 'prom-client';
import type { ArgOf } from '@yoodee/api-contract';
import type { reportWebVitals } from '@yoodee/api-contract/web-vitals';

// Bucket bounds include the thresholds “good” and “poor” of https://web.dev/articles/vitals.
const lcp = new Histogram({
  name: 'yoodee_web_vital_lcp_seconds',
  help: 'Largest contentful paint in the browsers of visitors, sampled, by page.',
  labelNames: ['page'] as const,
  buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
});
const inp = new Histogram({
  name: 'yoodee_web_vital_inp_seconds',
  help: 'Interaction to next paint in the browsers of visitors, sampled, by page.',
  labelNames: ['page'] as const,
  buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
});
const cls = new Histogram({
  name: 'yoodee_web_vital_cls',
  help: 'Cumulative layout shift in the browsers of visitors, sampled, by page.',
  labelNames: ['page'] as const,
  buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
});

export const observeWebVitals = ({
  page,
  lcp_ms: lcpMs,
  inp_ms: inpMs,
  cls: shift,
}: ArgOf<typeof reportWebVitals>['body']) => {
  if (lcpMs !== undefined) lcp.observe({ page }, lcpMs / 1_000);
  if (inpMs !== undefined) inp.observe({ page }, inpMs / 1_000);
  if (shift !== undefined) cls.observe({ page }, shift);
};
