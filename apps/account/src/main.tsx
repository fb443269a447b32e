import '@yoodee/ui-kit/fonts.css';
import '@yoodee/ui-kit/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { followOtherTabs, makeStore, persistSession } from '@yoodee/auth';
import { LocaleProvider, writeLocaleCookie } from '@yoodee/i18n';
import { appOfPath, localeOfPath, withoutLocale } from '@yoodee/site';
import {
  createChunkReload,
  followLinks,
  keepFields,
  leaveFor,
  navigationsOf,
  reloadOnFailedImport,
  whenIdle,
} from '@yoodee/runtime';
import { NavigationsContext } from './navigations-context';
import { pagesAhead, preloadPages } from './preload-pages';
import { createAccountRouter } from './router';

const locale = localeOfPath(location.pathname);
writeLocaleCookie(locale);
const router = createAccountRouter(locale);
const navigations = navigationsOf(router);
reloadOnFailedImport(
  createChunkReload({
    navigations: () => navigations,
    onLeave: () => keepFields(location.pathname + location.search),
    leaveFor,
  }),
  pagesAhead,
);
followLinks({
  owns: (path) => appOfPath(path) === 'account' && localeOfPath(path) === locale,
  // The router's addresses have no language: its `basename` has it.
  follow: (href, how) => router.navigate(withoutLocale(href), how),
});
const store = makeStore();
const [{ default: messages }] = await Promise.all([
  locale === 'en' ? import('virtual:messages/en') : import('virtual:messages/th'),
  persistSession(store),
]);
followOtherTabs(store);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <LocaleProvider locale={locale} messages={messages}>
        <NavigationsContext value={navigations}>
          <RouterProvider router={router} />
        </NavigationsContext>
      </LocaleProvider>
    </Provider>
  </StrictMode>,
);

whenIdle(() => preloadPages(router));
