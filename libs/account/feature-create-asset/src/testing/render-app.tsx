import { makeStore, writeToken, type AppStore } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { followLinksOf } from '@yoodee/runtime/testing';
import { localeOfPath } from '@yoodee/site';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { CreateAssetPage, CreateAssetPreviewPage, PublishedPage } from '../index.ts';

/** Taken before any test fakes the clock. */
const realImmediate = setImmediate;
const turnsForReplies = 30;

/** Lets what is under way come to its end, `ms` of the faked clock later. */
export const settle = (ms = 50) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // Reading a reply takes turns of the real event loop, a chain of calls several each; on a busy machine the faked
    // clock alone would run ahead of them.
    for (let turn = 0; turn < turnsForReplies; turn++) {
      await new Promise((resolve) => realImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });

/** The lib's pages as the app mounts them, on a faked clock, at an address like `/my-account/create-asset?id=17`. */
export const renderApp = async (address: string, given?: AppStore) => {
  vi.useFakeTimers();
  // Made on the faked clock: its notifications wait for animation frames.
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
