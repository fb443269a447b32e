import { inLocale } from '@yoodee/i18n/testing';
import { makeStore } from '@yoodee/auth';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Locale } from '@yoodee/site';

export type Reply = { status: number; body: unknown };

const loadedAt = Date.now();
const inFuture = (seconds: number) => new Date(loadedAt + seconds * 1000).toISOString();
export const success = (data: unknown): Reply => ({ status: 200, body: { data, message: 'Success' } });
export const failure = (status: number, code: string, message: string): Reply => ({
  status,
  body: { data: null, message, code, request_id: 'r' },
});
/** The response for a sent code with reference KMNP. It can be resent after `seconds`. */
export const codeSentFor = (seconds: number) =>
  success({ ref_code: 'KMNP', sent_at: inFuture(0), expires_at: inFuture(300), resend_at: inFuture(seconds) });
export const codeSent = codeSentFor(60);
export const signedIn = success({
  access_token: 'token',
  expires_at: inFuture(3600),
  member: { id: 7, first_name: 'สมชาย', last_name: 'ใจดี', image_url: null, user_status: 'active' },
});

/** A right code of a phone without an account. */
export const namesAsked = success({ names_required: true });

/** Requests that the API received. */
export const requests: { path: string; body: Record<string, unknown> }[] = [];

/** Renders a page with an API that returns `replies` in order. `at` is the rest of the page's location. */
export const openPage = (
  page: ReactNode,
  locale: Locale,
  replies: (Reply | Error)[],
  at: { state?: object; hash?: string; search?: string } = {},
) => {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push({ path, body: body ? JSON.parse(String(body)) : {} });
    const reply = replies.shift()!;
    if (reply instanceof Error) throw reply;
    return Response.json(reply.body, { status: reply.status });
  });
  const router = createMemoryRouter(
    [
      { path: '/page', element: page },
      { path: '/my-account', element: <p>account</p> },
      { path: '/my-account/create-asset', element: <p>listing form</p> },
    ],
    { initialEntries: [{ pathname: '/page', ...at }] },
  );
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
};
