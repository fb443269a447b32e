import '@yoodee/ui-kit/fonts.css';
import '@yoodee/ui-kit/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followOtherTabs, makeStore, persistSession } from '@yoodee/auth';
import { LocaleProvider, writeLocaleCookie } from '@yoodee/i18n';
import { appOfPath, localeOfPath, withoutLocale } from '@yoodee/site';
import {
  createChunkReload,
  followLinks,
  leaveFor,
  navigationTarget,
  preloadRoutes,
  readFields,
  reloadOnFailedImport,
  routesAhead,
  whenIdle,
} from '@yoodee/runtime';
import { routes } from './routes';

const locale = localeOfPath(location.pathname);
writeLocaleCookie(locale);
const appRoutes = routes(locale);
const basename = locale === 'en' ? '/en' : '/';
const router = createBrowserRouter(appRoutes, { basename });
reloadOnFailedImport(
  createChunkReload({
    navigationTarget,
    readFields: () => readFields(location.pathname + location.search),
    leaveFor,
  }),
  routesAhead,
);
followLinks({
  owns: (path) => appOfPath(path) === 'account' && localeOfPath(path) === locale,
  // The router's paths have no locale prefix: its `basename` has it.
  follow: (href, how) => router.navigate(withoutLocale(href), how),
});
const store = makeStore();
const [{ default: messages }] = await Promise.all([
  locale === 'en' ? import('@yoodee/i18n/messages/account/en') : import('@yoodee/i18n/messages/account/th'),
  persistSession(store),
]);
followOtherTabs(store);
// Polling queries pause while the tab is hidden.
setupListeners(store.dispatch);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <LocaleProvider locale={locale} messages={messages}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </Provider>
  </StrictMode>,
);

whenIdle(() => preloadRoutes(appRoutes, basename));
