import { inLocale } from '@yoodee/i18n/testing';
import { clearToken, makeStore, readToken, writeToken } from '@yoodee/auth';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '@yoodee/site';
import { LineLoginPage } from './line-login-page.tsx';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const member = { id: 7, first_name: 'สมหญิง', last_name: 'ใจดี', image_url: null, user_status: 'active' };
const tokenSaying = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`;
const success = (data: unknown) => () => Response.json({ data, message: 'Success' });
const lineAnswer = (more: object) =>
  success({
    access_token: 'line-token',
    expires_at: inAnHour,
    member: null,
    line_profile: { display_name: 'สมหญิง ใจดี', picture_url: null },
    next: null,
    ...more,
  });

const requests: { path: string; body: Record<string, unknown> }[] = [];

const open = (query: string, replies: (() => Response)[] = [], locale: Locale = 'th') => {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push({ path, body: JSON.parse(String(body)) });
    return replies.shift()!();
  });
  const router = createMemoryRouter(
    [
      { path: '/authenticate/line_login', element: <LineLoginPage /> },
      { path: '/my-account', element: <p>account</p> },
      { path: '/my-account/create-asset', element: <p>create</p> },
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

afterEach(() => {
  cleanup();
  clearToken();
  requests.length = 0;
  vi.unstubAllGlobals();
});

it('signs a member in and goes on to where they came from', async () => {
  open('?code=c&state=s', [lineAnswer({ member, next: '/my-account/create-asset' })]);

  expect(await screen.findByText('create')).toBeDefined();
  expect(requests).toEqual([{ path: '/api/v1/public/member/auth/login', body: { line_code: 'c', state: 's' } }]);
  expect(readToken()).toBe('line-token');
});

it.each(['//evil.example', 'https://evil.example'])('does not go on to %s', async (next) => {
  open('?code=c&state=s', [lineAnswer({ member, next })]);
  expect(await screen.findByText('account')).toBeDefined();
});

it('asks for a phone if the LINE account is not linked, with a greeting and prefilled names', async () => {
  const user = userEvent.setup();
  open('?code=c&state=s', [
    lineAnswer({}),
    success({ ref_code: 'KMNP', sent_at: inAnHour, expires_at: inAnHour, resend_at: inAnHour }),
    success({ names_required: true }),
    success({ access_token: 'token', expires_at: inAnHour, member }),
  ]);

  expect(await screen.findByRole('heading', { name: 'สวัสดี สมหญิง ใจดี' })).toBeDefined();
  expect(readToken()).toBe('line-token');
  await user.type(screen.getByLabelText(/เบอร์มือถือ/), '0812345678{Enter}');
  await user.type(await screen.findByLabelText('รหัสจาก SMS'), '123456');
  expect(await screen.findByLabelText<HTMLInputElement>(/^ชื่อ/)).toHaveProperty('value', 'สมหญิง');
  expect(screen.getByLabelText<HTMLInputElement>(/นามสกุล/)).toHaveProperty('value', 'ใจดี');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'สร้างบัญชี' }));

  expect(await screen.findByText('account')).toBeDefined();
  expect(readToken()).toBe('token');
});

it.each<[string, string, RegExp]>([
  ['?error=access_denied&state=s', 'en', /You cancelled/],
  ['?error=access_denied&state=s', 'th', /คุณยกเลิก/],
  ['?error=unavailable', 'th', /ใช้ LINE ไม่ได้/],
  ['?error=SERVER_ERROR', 'th', /ไม่สำเร็จ/],
  ['', 'th', /ไม่ครบ/],
])('explains %s (%s) and offers both ways on', (query, locale, text) => {
  open(query, [], locale as Locale);

  expect(screen.getByRole('alert').textContent).toMatch(text);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs[0]).toMatch(/^\/api\/v1\/public\/member\/auth\/line\?/);
  expect(hrefs[1]).toMatch(locale === 'en' ? /^\/en\/authenticate\?/ : /^\/authenticate\?/);
  expect(requests).toEqual([]);
});

it('shows the error message of the API', async () => {
  open('?code=c&state=s', [
    () =>
      Response.json(
        { data: null, message: 'ลิงก์จาก LINE หมดอายุ', code: 'line_expired', request_id: 'r' },
        { status: 400 },
      ),
  ]);
  expect((await screen.findByRole('alert')).textContent).toBe('ลิงก์จาก LINE หมดอายุ');
});

it('links back to the settings if LINE could not be linked', async () => {
  writeToken(tokenSaying({ user_status: 'active' }), inAnHour);
  const taken = 'บัญชี LINE นี้เชื่อมกับสมาชิกคนอื่นอยู่';
  open('?code=c&state=s', [
    () => Response.json({ data: null, message: taken, code: 'line_taken', request_id: 'r' }, { status: 409 }),
  ]);

  expect((await screen.findByRole('alert')).textContent).toBe(taken);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/my-account/setting#sign-in']);
});

it('redirects a signed-in member immediately (S4)', async () => {
  writeToken(tokenSaying({ user_status: 'active' }), inAnHour);
  open('');
  expect(await screen.findByText('account')).toBeDefined();
  expect(requests).toEqual([]);
});
