import { makeStore, writeToken } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { followLinksOf } from '@yoodee/runtime/testing';
import { localeOfPath } from '@yoodee/site';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { MyAccountPage } from '../index.ts';

export interface Call {
  method: string;
  /** Relative to `/api/v1`. */
  path: string;
  body: unknown;
}

/**
 * Returns the `data` of a response, or a complete `Response` for an error; undefined for a request that the test does
 * not expect.
 */
export type Answer = (call: Call) => unknown;

/** Stubs of the features that the app renders in these tabs. */
const Messages = () => <p>messages</p>;
const Viewings = () => <p>viewings</p>;

/** Renders the account page as the app mounts it, at a URL such as `/en/my-account?tab=assets`, with a fake API. */
export const renderAccount = (address: string, answer: Answer) => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call = { method, path: url.replace('/api/v1', ''), body: body ? JSON.parse(String(body)) : undefined };
    calls.push(call);
    const data = answer(call);
    if (data instanceof Response) return data;
    if (data === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ data, message: 'Success' });
  });
  writeToken('token', '2099-01-01T00:00:00Z');
  const locale = localeOfPath(address);
  const router = createMemoryRouter(
    [{ path: '*', element: <MyAccountPage Messages={Messages} Viewings={Viewings} /> }],
    {
      initialEntries: [address],
      basename: locale === 'en' ? '/en' : '/',
    },
  );
  followLinksOf(router);
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
      <Toaster label="toasts" closeLabel="close" />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
  return { calls, router, user: userEvent.setup() };
};
