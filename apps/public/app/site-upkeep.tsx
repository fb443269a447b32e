import { useEffect, useState } from 'react';
import { Upkeep } from '@yoodee/layouts';
import { whenIdle } from '@yoodee/runtime';
import { localeOfPath } from '@yoodee/site';
import { preloadSiteLinks, siteNavigations, siteVersion } from './site-router';

/** Waits for an idle moment; what it starts ends with the page's upkeep. */
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

/** What goes on beside a hydrated page: links preloaded, new builds noticed, the shortlist kept to be read offline. */
export default function SiteUpkeep({ path }: { path: string }) {
  const [navigations] = useState(siteNavigations);
  const locale = localeOfPath(path);
  useEffect(preloadSiteLinks, []);
  useEffect(
    () =>
      startWhenIdle(async () => {
        if (import.meta.env.DEV) return () => undefined;
        const { keepShortlistOffline } = await import('./offline-pages');
        return keepShortlistOffline(locale, siteVersion());
      }),
    [locale],
  );
  return (
    navigations && <Upkeep path={path} versionUrl="/version.json" version={siteVersion()} navigations={navigations} />
  );
}
