import '@yoodee/ui-kit/styles.css';
import './site.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { LocaleProvider } from '@yoodee/i18n';
import { colorModeScript, deferredHydrationScript } from '@yoodee/runtime';
import { localeOfPath, localeTags } from '@yoodee/site';
import { messagesOf } from './page-messages';
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
        {import.meta.env.DEV ? <Links /> : <style id={siteStylesId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />}
      </head>
      <body>
        <LocaleProvider locale={locale} messages={messagesOf(locale)}>
          {children}
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
        {!import.meta.env.DEV && <script dangerouslySetInnerHTML={{ __html: deferredHydrationScript }} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
