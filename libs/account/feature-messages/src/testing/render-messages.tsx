import { makeStore, userProfileSlice, writeToken } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { followLinksOf } from '@yoodee/runtime/testing';
import { localeOfPath } from '@yoodee/site';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, vi } from 'vitest';
import { MessagesTab } from '../index.ts';
import { GuestConversationPage } from '../lib/guest/guest-conversation-page.tsx';

export interface Call {
  method: string;
  /** Relative to `/api/v1`. */
  path: string;
  body: unknown;
  /** The `Idempotency-Key`. */
  key: string | null;
}

/** The `data` of a response, a complete `Response`, or undefined for a network that fails. */
export type Answer = (call: Call) => unknown;

/** An event stream that the test writes to. */
const createEvents = () => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const response = () =>
    new Response(
      new ReadableStream({
        start(opened) {
          controller = opened;
        },
      }),
    );
  return {
    response,
    send: (id: number) =>
      controller!.enqueue(new TextEncoder().encode(`id: ${id}\nevent: conversation\ndata: {"id":${id}}\n\n`)),
  };
};

/** Stub of the feature that the app renders inside a conversation. */
const Viewings = () => <p>viewings</p>;

const somchai = { user_id: 7, user_status: 'active', firstName: 'สมชาย', lastName: 'ใจดี', profile_img: null };

/**
 * Renders the inbox, or the page of a link, at an address as the app mounts them, with a fake API. The member's profile
 * is loaded at first; without `hasProfile`, `receiveProfile` loads it later.
 */
export const renderMessages = (address: string, answer: Answer, { hasProfile = true } = {}) => {
  const calls: Call[] = [];
  const events = createEvents();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    const path = url.replace('/api/v1', '');
    if (path.endsWith('/events')) return events.response();
    const key = new Headers(headers).get('idempotency-key');
    const call = { method, path, body: body ? JSON.parse(String(body)) : undefined, key };
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
  const isGuest = address.includes('/conversation');
  if (!isGuest) {
    writeToken('token', '2099-01-01T00:00:00Z');
  }
  const store = makeStore();
  const receiveProfile = () => void store.dispatch(userProfileSlice.actions.profileAdopted(somchai));
  if (!isGuest && hasProfile) receiveProfile();
  const locale = localeOfPath(address);
  const router = createMemoryRouter(
    [
      { path: '/conversation', element: <GuestConversationPage Viewings={Viewings} Viewing={Viewings} /> },
      { path: '*', element: <MessagesTab Viewings={Viewings} /> },
    ],
    { initialEntries: [address], basename: locale === 'en' ? '/en' : '/' },
  );
  followLinksOf(router);
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toaster label="toasts" closeLabel="close" />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
  return { calls, events, receiveProfile, router, unmount, user: userEvent.setup() };
};

/**
 * Chooses an item of the conversation's menu by keyboard, because the menu does not react to pointer events of jsdom.
 */
export const chooseInMenu = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name: /^Manage the conversation/ }));
  const menu = await screen.findByRole('menu');
  // The menu takes the focus in the next animation frame. On a busy machine, jsdom runs that frame before the menu is
  // rendered.
  menu.focus();
  const items = screen.getAllByRole('menuitem');
  const place = items.indexOf(screen.getByRole('menuitem', { name }));
  await user.keyboard('{Home}');
  for (let at = 0; at < place; at += 1) await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(items[place]!.hasAttribute('data-highlighted')).toBe(true));
  await user.keyboard('{Enter}');
};
