import { LocaleProvider } from '@yoodee/i18n';
import { SiteProvider, type Site } from '@yoodee/public-page';
import type { Locale } from '@yoodee/site';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { Document, type ServedParts } from './document';
import { messagesOf } from './messages';
import { Root, RootError } from './root';

/** The id under which errors are stored: only this route has an error boundary. */
export const rootId = 'root';

/** Wraps the pages' routes in the root route. */
export const siteRoutes = (children: RouteObject[]): RouteObject[] => [
  { id: rootId, Component: Root, ErrorBoundary: RootError, children },
];

/** The wrapper around every page, on the server and in the browser. `children` is a router provider. */
export const SiteDocument = ({
  locale,
  site,
  served,
  children,
}: {
  locale: Locale;
  site: Site;
  served?: ServedParts;
  children: ReactNode;
}) => (
  <Document locale={locale} site={site} {...(served && { served })}>
    <SiteProvider value={site}>
      <LocaleProvider locale={locale} messages={messagesOf(locale)}>
        {children}
      </LocaleProvider>
    </SiteProvider>
  </Document>
);
