import '@yoodee/ui-kit/styles.css';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { LocaleProvider } from '@yoodee/i18n';
import { ErrorPage, frameOf, PageLayout } from '@yoodee/layouts';
import { colorModeScript, deferredHydrationScript, ForcedColorMode } from '@yoodee/runtime';
import { localeOfPath, localeTags } from '@yoodee/site';
import { LinkProvider } from '@yoodee/ui-kit';
import latinFont from '@yoodee/ui-kit/fonts/anuphan-latin.woff2?url';
import thaiFont from '@yoodee/ui-kit/fonts/anuphan-thai.woff2?url';
import type { Route } from './+types/root';
import { MemberSlot } from './member-slot';
import { messagesOf } from './page-messages';
import { SiteLink } from './site-link';
import { siteStylesId } from './site-styles';

/** The document; the same bytes for every visitor and device, so that it can be cached by anyone. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  return (
    <html lang={localeTags[locale]} dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <Meta />
        {[thaiFont, latinFont].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {import.meta.env.DEV ? (
          <Links />
        ) : (
          <style id={siteStylesId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </head>
      <body>
        <LocaleProvider locale={locale} messages={messagesOf(locale)}>
          <LinkProvider value={SiteLink}>{children}</LinkProvider>
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
        {!import.meta.env.DEV && <script dangerouslySetInnerHTML={{ __html: deferredHydrationScript }} />}
      </body>
    </html>
  );
}

const Frame = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <PageLayout {...frameOf(useMatches(), useIntl())} path={path} member={<MemberSlot path={path} />}>
      {children}
    </PageLayout>
  );
};

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Frame>
  );
}
