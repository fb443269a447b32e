import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { BackgroundTasks } from '@yoodee/layouts';
import { preloadRoutes, whenIdle } from '@yoodee/runtime';
import { localeOfPath } from '@yoodee/site';
import { routes, runningSite } from './site-router';

/** The share of page loads whose speed is reported. */
const measuredShare = 0.25;

/** The name of the shown page, as in `routes.ts`; undefined for an unknown address. */
const pageOf = (routeId = '') => /^(?:th|en)\/(.+)$/.exec(routeId)?.[1];

/** Runs `start` when the browser is idle. The returned function stops what it started. */
const startWhenIdle = (start: () => Promise<() => void>): (() => void) => {
  let stop: (() => void) | null = null;
  let isOver = false;
  const begin = async () => {
    if (isOver) return;
    const stopping = await start();
    if (isOver) stopping();
    else stop = stopping;
  };
  whenIdle(() => void begin().catch(() => undefined));
  return () => {
    isOver = true;
    stop?.();
  };
};

/** Background tasks of a hydrated page: preloads links, detects new builds, reports how fast it was, caches favourites for reading offline. */
export default function SiteBackgroundTasks({ path }: { path: string }) {
  const [site] = useState(runningSite);
  const locale = localeOfPath(path);
  const [page] = useState(pageOf(useMatches().at(-1)?.id));
  useEffect(() => site && preloadRoutes(routes), [site]);
  useEffect(() => {
    if (import.meta.env.DEV || !page || Math.random() >= measuredShare) return;
    whenIdle(() => {
      import('./report-web-vitals').then(({ reportWebVitals }) => reportWebVitals(page)).catch(() => undefined);
    });
  }, [page]);
  useEffect(
    () =>
      startWhenIdle(async () => {
        if (import.meta.env.DEV || !site) return () => undefined;
        const { cacheSavedPages } = await import('./offline-pages');
        return cacheSavedPages(locale, site.version);
      }),
    [locale, site],
  );
  return site && <BackgroundTasks path={path} versionUrl="/version.json" version={site.version} />;
}
