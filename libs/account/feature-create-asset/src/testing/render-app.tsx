import { makeStore, writeToken, type AppStore } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { followLinksOf } from '@yoodee/runtime/testing';
import { answerBaseMap } from '@yoodee/map/testing/base-map';
import { localeOfPath } from '@yoodee/site';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { CreateAssetPage } from '../lib/create-asset-page.tsx';
import { CreateAssetPreviewPage } from '../lib/preview/create-asset-preview-page.tsx';
import { PublishedPage } from '../lib/published/published-page.tsx';

/** Saved before tests replace the timers with fakes. */
const realImmediate = setImmediate;
const turnsForReplies = 30;

/** Advances the fake clock by `ms` and waits for pending work. */
export const settle = (ms = 50) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // Reading a response takes several turns of the real event loop. On a busy machine the fake clock alone would
    // advance faster than responses arrive.
    for (let turn = 0; turn < turnsForReplies; turn++) {
      await new Promise((resolve) => realImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });

/**
 * Renders the library's pages as the app does, with a fake clock, at a URL such as `/my-account/create-asset?id=17`.
 */
export const renderApp = async (address: string, given?: AppStore) => {
  vi.useFakeTimers();
  // An unmounting page sends unsaved edits and retries seconds later. Those requests must not reach the API of another
  // test. The base map is loaded once for all tests of a worker.
  onTestFinished(
    () => void vi.stubGlobal('fetch', (address: string) => answerBaseMap(address) ?? new Promise(() => {})),
  );
  // Created after the clock is faked, because store notifications wait for animation frames.
  const store = given ?? makeStore();
  writeToken('token', '2099-01-01T00:00:00Z');
  const locale = localeOfPath(address);
  const router = createMemoryRouter(
    [
      { path: '/my-account/create-asset', Component: CreateAssetPage },
      { path: '/my-account/create-asset/preview', Component: CreateAssetPreviewPage },
      { path: '/my-account/create-asset/published', Component: PublishedPage },
    ],
    { initialEntries: [address], basename: locale === 'en' ? '/en' : '/' },
  );
  followLinksOf(router);
  const view = render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
    { wrapper: inLocale(locale) },
  );
  await settle();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const shownAddress = () => router.state.location.pathname + router.state.location.search + router.state.location.hash;
  return { store, user, router, address: shownAddress, ...view };
};
