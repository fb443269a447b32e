import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import {
  announceHydrated,
  createChunkReload,
  createRouteChunkFailure,
  keepFields,
  leaveFor,
  reloadOnFailedImport,
  type RouteChunkFailure,
} from '@yoodee/runtime';
import { localeOfPath } from '@yoodee/site';
import { provideMessages } from './page-messages';
import { followSiteLinks, siteNavigations } from './site-router';
import { loadSiteStyles } from './site-styles';

declare global {
  /** Called by React Router in place of its own reload; the build puts it there. */
  var onRouteChunkFailure: RouteChunkFailure;
}

const reload = createChunkReload({
  navigations: siteNavigations,
  onLeave: () => keepFields(location.pathname + location.search),
  leaveFor,
});
reloadOnFailedImport(reload);
globalThis.onRouteChunkFailure = createRouteChunkFailure(reload);

const locale = localeOfPath(location.pathname);
const [{ default: messages }] = await Promise.all([
  locale === 'en' ? import('virtual:messages/en') : import('virtual:messages/th'),
  loadSiteStyles(),
]);
provideMessages(locale, messages);

/** Tells the page's inline script that React and the router listen now. */
const Announcing = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => {
    const stop = followSiteLinks();
    announceHydrated();
    return stop;
  }, []);
  return children;
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Announcing>
        <HydratedRouter />
      </Announcing>
    </StrictMode>,
  );
});
