import type { ArgOf } from '@yoodee/api-contract';
import type { reportWebVitals as endpoint } from '@yoodee/api-contract/web-vitals';
import { onCLS, onINP, onLCP } from 'web-vitals';

type Body = ArgOf<typeof endpoint>['body'];

const url = '/api/v1/web-vitals';

/**
 * Measures the loaded page until the visitor leaves it, then sends one report, without data about the visitor. Browsers
 * buffer what happened before this script was loaded.
 */
export const reportWebVitals = (page: string): void => {
  const measured: Omit<Body, 'page'> = {};
  onLCP(({ value }) => (measured.lcp_ms = Math.round(value)));
  onINP(({ value }) => (measured.inp_ms = Math.round(value)));
  onCLS(({ value }) => (measured.cls = Math.round(value * 10_000) / 10_000));

  // Registered after the library's own listeners, so that their final values are included.
  const report = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(measured).length === 0) return;
    document.removeEventListener('visibilitychange', report);
    const json = JSON.stringify({ page, ...measured });
    navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', report);
};
