import { useEffect, useState } from 'react';
import { BackgroundTasks } from '@yoodee/layouts';
import { preloadRoutes, whenIdle } from '@yoodee/runtime';
import { localeOfPath } from '@yoodee/site';
import { runningSite } from './site-router';

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

/** Background tasks of a hydrated page: preloads links, detects new builds, caches favourites for reading offline. */
export default function SiteBackgroundTasks({ path }: { path: string }) {
  const [site] = useState(runningSite);
  const locale = localeOfPath(path);
  useEffect(() => site && preloadRoutes(site.router), [site]);
  useEffect(
    () =>
      startWhenIdle(async () => {
        if (import.meta.env.DEV || !site) return () => undefined;
        const { cacheSavedPages } = await import('./offline-pages');
        return cacheSavedPages(locale, site.version);
      }),
    [locale, site],
  );
  return (
    site && (
      <BackgroundTasks path={path} versionUrl="/version.json" version={site.version} navigations={site.navigations} />
    )
  );
}
