import { useEffect, useState } from 'react';
import { Upkeep } from '@yoodee/layouts';
import { preloadSiteLinks, siteNavigations, siteVersion } from './site-router';

/** What goes on beside a hydrated page: links preloaded, new builds noticed. */
export default function SiteUpkeep({ path }: { path: string }) {
  const [navigations] = useState(siteNavigations);
  useEffect(preloadSiteLinks, []);
  return (
    navigations && <Upkeep path={path} versionUrl="/version.json" version={siteVersion()} navigations={navigations} />
  );
}
