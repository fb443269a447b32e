import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { BackgroundTasks } from '@yoodee/layouts';
import { preloadRoutes, whenIdle } from '@yoodee/runtime';
import { localeOfPath } from '@yoodee/site';
import { routes, runningVersion } from './site-router';

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

/**
 * Background tasks of a hydrated page: preloads links, detects new builds, reports how fast the page was, and caches
 * favourites for reading offline.
 */
export default function SiteBackgroundTasks({ path }: { path: string }) {
  const [version] = useState(runningVersion);
  const locale = localeOfPath(path);
  const [page] = useState(pageOf(useMatches().at(-1)?.id));
  useEffect(() => (version === undefined ? undefined : preloadRoutes(routes)), [version]);
  useEffect(() => {
    if (import.meta.env.DEV || !page || Math.random() >= measuredShare) return;
    whenIdle(() => {
      import('./report-web-vitals').then(({ reportWebVitals }) => reportWebVitals(page)).catch(() => undefined);
    });
  }, [page]);
  useEffect(
    () =>
      startWhenIdle(async () => {
        if (import.meta.env.DEV || version === undefined) return () => undefined;
        const { cacheSavedPages } = await import('./offline-pages');
        return cacheSavedPages(locale, version);
      }),
    [locale, version],
  );
  return version && <BackgroundTasks path={path} versionUrl="/version.json" version={version} />;
}
