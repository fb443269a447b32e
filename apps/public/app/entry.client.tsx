// Sets up hot reload in development; empty in the build.
import '@vitejs/plugin-react/preamble';
import '@yoodee/ui-kit/styles.css';
import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import {
  announceFailedHydration,
  announceHydrated,
  createChunkReload,
  isStillShown,
  leaveFor,
  navigationTarget,
  readFields,
  readHydrationStart,
  reloadOnFailedImport,
  routesAhead,
} from '@yoodee/runtime';
import { localeOfPath } from '@yoodee/site';
import { provideMessages } from './messages';
import type { PageData } from './page-data';
import { SiteDocument } from './site';
import { createSiteRouter, followSiteLinks, loadShownPage, setRunningVersion, type SiteRouter } from './site-router';

const prepareReload = createChunkReload({
  navigationTarget,
  readFields: () => readFields(location.pathname + location.search),
  leaveFor,
});
reloadOnFailedImport(prepareReload, routesAhead);

const locale = localeOfPath(location.pathname);

const loadMessages = async () => {
  const { default: messages } = await (locale === 'en'
    ? import('@yoodee/i18n/messages/public/en')
    : import('@yoodee/i18n/messages/public/th'));
  provideMessages(locale, messages);
};

/**
 * Loads the page data. It responds with 404 if the data has changed since the document was rendered; the document then
 * stays static HTML.
 */
const loadPageData = async (): Promise<PageData> => {
  const { pageData } = readHydrationStart();
  if (typeof pageData !== 'string') return pageData as PageData;
  const response = await fetch(pageData);
  if (!response.ok) throw new Error(`${pageData}: ${response.status}`);
  return (await response.json()) as PageData;
};

/** Notifies the page's inline script that React and the router are listening. */
const Announcing = ({ router, children }: { router: SiteRouter; children: ReactNode }) => {
  useLayoutEffect(() => {
    const stop = followSiteLinks(router);
    announceHydrated();
    return stop;
  }, [router]);
  return children;
};

/** Loads the page's code in parallel with its data: both are needed to hydrate. */
const hydrate = async () => {
  const [{ version, site, router: hydrationData }] = await Promise.all([
    loadPageData(),
    loadMessages(),
    loadShownPage(),
  ]);
  if (!isStillShown()) return;
  const router = createSiteRouter({ hydrationData, waitForNetwork: () => prepareReload()() });
  setRunningVersion(version);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Announcing router={router}>
          <SiteDocument locale={locale} site={site}>
            <RouterProvider router={router} />
          </SiteDocument>
        </Announcing>
      </StrictMode>,
    );
  });
};

hydrate().catch(announceFailedHydration);
