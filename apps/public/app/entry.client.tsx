import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { writeLocaleCookie } from '@yoodee/i18n';
import { announceHydrated } from '@yoodee/runtime';
import { localeOfPath } from '@yoodee/site';
import { provideMessages } from './page-messages';
import { loadSiteStyles } from './site-styles';

const locale = localeOfPath(location.pathname);
const [{ default: messages }] = await Promise.all([
  locale === 'en' ? import('virtual:messages/en') : import('virtual:messages/th'),
  loadSiteStyles(),
]);
provideMessages(locale, messages);

writeLocaleCookie(locale);

/** Tells the page's inline script that React listens now. */
const Announcing = ({ children }: { children: ReactNode }) => {
  useEffect(announceHydrated, []);
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
