import { makeStore, writeToken } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { followLinksOf } from '@yoodee/runtime/testing';
import { localeOfPath, storageKeys } from '@yoodee/site';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { ViewingsTab } from '../index.ts';

export interface Call {
  method: string;
  /** Relative to `/api/v1`, without its query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** The `data` of a response, a complete `Response`, or undefined for a network that fails. */
export type Answer = (call: Call) => unknown;

/** Renders the tab, or another part of the viewings, at an address as the app mounts it, with a fake API. */
export const renderViewings = (address: string, answer: Answer, element: ReactElement = <ViewingsTab />) => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const [path = '', query = ''] = url.replace('/api/v1', '').split('?');
    const call = { method, path, query: new URLSearchParams(query), body: body ? JSON.parse(String(body)) : undefined };
    calls.push(call);
    const data = answer(call);
    if (data instanceof Response) return data;
    if (data === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ data, message: 'Success' });
  });
  // jsdom has no ResizeObserver. Menus use it to follow the size of their button.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  writeToken('token', '2099-01-01T00:00:00Z');
  localStorage.setItem(storageKeys.userProfile, JSON.stringify({ user_id: 7 }));
  const locale = localeOfPath(address);
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [address],
    basename: locale === 'en' ? '/en' : '/',
  });
  followLinksOf(router);
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <Toaster label="toasts" closeLabel="close" />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
  return {
    calls,
    router,
    user: userEvent.setup(),
    /** The bodies of requests that change something, in order. */
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body })),
  };
};

export const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ data: null, message: 'Refused.', code, request_id: 'r', ...more }, { status });
