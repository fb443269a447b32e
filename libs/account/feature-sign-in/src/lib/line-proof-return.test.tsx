import { makeStore, writeToken } from '@yoodee/auth';
import { keepLineProof, takeIntent } from '@yoodee/auth/line-proof';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '@yoodee/site';
import { LineLoginPage } from './line-login-page.tsx';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const requests: { path: string; body: unknown }[] = [];

const open = (query: string, reply: () => Response, locale: Locale = 'th') => {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push({ path, body: JSON.parse(String(body)) });
    return reply();
  });
  const router = createMemoryRouter(
    [
      { path: '/authenticate/line_login', element: <LineLoginPage /> },
      { path: '/my-account/setting', element: <p>settings</p> },
    ],
    { initialEntries: [`/authenticate/line_login${query}`] },
  );
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
};
const proved = () => Response.json({ data: { purpose: 'access', method: 'line', expires_at: inAnHour }, message: 'x' });
const intent = { action: 'end-sessions' };
const isAny = (one: unknown): one is object => one !== null;

beforeEach(() => {
  writeToken('token', inAnHour);
  keepLineProof({ state: 's', returnTo: '/my-account/setting#sessions', intent });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  requests.length = 0;
  vi.unstubAllGlobals();
});

it('submits the proof and restores the action of the member', async () => {
  open('?code=c&state=s', proved);

  expect(await screen.findByText('settings')).toBeDefined();
  expect(requests).toEqual([{ path: '/api/v1/member/proofs/line', body: { line_code: 'c', state: 's' } }]);
  expect(takeIntent(isAny)).toEqual(intent);
  expect(takeIntent(isAny)).toBeNull();
});

it.each([
  ['?error=access_denied&state=s', 'th', /คุณยกเลิก.*ยังไม่มีอะไรเปลี่ยน/, 'เลือกวิธียืนยันอีกครั้ง'],
  ['?error=access_denied&state=s', 'en', /You cancelled.*Nothing has changed/, 'Choose how to confirm again'],
  ['?error=SERVER_ERROR&state=s', 'th', /ไม่สำเร็จ/, 'เลือกวิธียืนยันอีกครั้ง'],
])('says that %s gave no proof (%s), and leads back', async (query, locale, text, button) => {
  open(query, proved, locale as Locale);

  expect(screen.getByRole('alert').textContent).toMatch(text);
  expect(requests).toEqual([]);
  if (locale === 'en') return;
  await userEvent.setup().click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('settings')).toBeDefined();
  expect(takeIntent(isAny)).toEqual(intent);
});

it('shows why the API refuses the proof', async () => {
  const message = 'LINE นี้ไม่ใช่บัญชีที่เชื่อมไว้';
  open('?code=c&state=s', () =>
    Response.json({ data: null, message, code: 'line_unknown', request_id: 'r' }, { status: 403 }),
  );

  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

it('treats the state of another tab as a sign-in, which the API then refuses', async () => {
  open('?code=c&state=other', () =>
    Response.json({ data: null, message: 'x', code: 'line_expired', request_id: 'r' }, { status: 400 }),
  );

  expect((await screen.findByRole('alert')).textContent).toBe('x');
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/public/member/auth/login']);
});
