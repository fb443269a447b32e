import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePasskeys, type PasskeyAnswer } from '@yoodee/auth/testing';
import { failure, openPage, requests, signedIn, success, type Reply } from '../testing/open-page.tsx';
import { AuthenticatePage } from './authenticate-page.tsx';

const challenge = success({ challenge: 'eA', rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
const buttons = { th: 'เข้าสู่ระบบด้วยพาสคีย์', en: 'Sign in with a passkey' };
const open = (replies: (Reply | Error)[], locale: 'th' | 'en' = 'th') =>
  openPage(<AuthenticatePage />, locale, replies);
const paths = () => requests.map(({ path }) => path.replace('/api/v1/member/auth/', ''));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  requests.length = 0;
  vi.unstubAllGlobals();
});

it.each(['th', 'en'] as const)('signs in with one click and no phone (%s)', async (locale) => {
  fakePasskeys({ answers: ['passkey'] });
  open([challenge, signedIn], locale);

  await userEvent.click(await screen.findByRole('button', { name: buttons[locale] }));

  expect(await screen.findByText('account')).toBeDefined();
  expect(paths()).toEqual(['passkey/challenge', 'passkey']);
  expect(requests[1]!.body).toMatchObject({
    credential: { id: 'bXkta2V5', type: 'public-key', response: { userHandle: 'dXNlcg' } },
  });
});

it('is not offered in a browser without passkey support, and sends no request', async () => {
  open([]);

  expect(await screen.findByRole('button', { name: 'ส่งรหัส' })).toBeDefined();
  expect(screen.queryByRole('button', { name: buttons.th })).toBeNull();
  expect(requests).toEqual([]);
});

it.each<[PasskeyAnswer, 'th' | 'en', string]>([
  ['NotAllowedError', 'th', 'ยังไม่ได้ใช้พาสคีย์'],
  ['NotAllowedError', 'en', 'No passkey was used'],
  ['NotSupportedError', 'th', 'เครื่องนี้ใช้พาสคีย์ไม่ได้'],
  ['NotSupportedError', 'en', 'This device cannot use passkeys'],
  ['UnknownError', 'th', 'ใช้พาสคีย์ไม่สำเร็จ'],
])('says what to do after %s (%s)', async (answer, locale, text) => {
  fakePasskeys({ answers: [answer] });
  open([challenge], locale);

  await userEvent.click(await screen.findByRole('button', { name: buttons[locale] }));

  expect((await screen.findByRole('alert')).textContent).toContain(text);
});

it('keeps the typed phone when the network fails, and works the next time', async () => {
  const user = userEvent.setup();
  fakePasskeys({ answers: ['passkey'] });
  open([new TypeError('Failed to fetch'), challenge, signedIn]);
  await user.type(screen.getByLabelText(/เบอร์มือถือ/), '0812345678');

  await user.click(await screen.findByRole('button', { name: buttons.th }));
  expect((await screen.findByRole('alert')).textContent).toContain('เชื่อมต่อไม่ได้');
  expect(screen.getByLabelText(/เบอร์มือถือ/)).toHaveProperty('value', '0812345678');
  await user.click(screen.getByRole('button', { name: buttons.th }));

  expect(await screen.findByText('account')).toBeDefined();
});

it('reports an unknown passkey to the browser', async () => {
  const browser = fakePasskeys({ answers: ['passkey'] });
  open([challenge, failure(400, 'passkey_unknown', 'ไม่พบพาสคีย์นี้ในระบบ')]);

  await userEvent.click(await screen.findByRole('button', { name: buttons.th }));

  expect((await screen.findByRole('alert')).textContent).toBe('ไม่พบพาสคีย์นี้ในระบบ');
  await waitFor(() => expect(browser.forgotten).toEqual(['bXkta2V5']));
});

it('offers passkeys below the phone field, again after a refusal', async () => {
  const browser = fakePasskeys({ canAutofill: true });
  open([challenge, failure(400, 'passkey_expired', 'หมดเวลา'), challenge, signedIn]);
  expect(screen.getByLabelText(/เบอร์มือถือ/).getAttribute('autocomplete')).toBe('tel webauthn');
  await waitFor(() => expect(browser.requests).toEqual(['autofill']));

  browser.pick();
  expect((await screen.findByRole('alert')).textContent).toBe('หมดเวลา');
  await waitFor(() => expect(browser.requests).toEqual(['autofill', 'autofill']));
  browser.pick();

  expect(await screen.findByText('account')).toBeDefined();
  expect(paths()).toEqual(['passkey/challenge', 'passkey', 'passkey/challenge', 'passkey']);
});

it('replaces the offer with the dialog, and offers again after it', async () => {
  const browser = fakePasskeys({ canAutofill: true, answers: ['NotAllowedError'] });
  open([challenge, challenge, challenge]);
  await waitFor(() => expect(browser.requests).toEqual(['autofill']));

  await userEvent.click(screen.getByRole('button', { name: buttons.th }));

  expect((await screen.findByRole('alert')).textContent).toContain('ยังไม่ได้ใช้พาสคีย์');
  await waitFor(() => expect(browser.requests).toEqual(['autofill', 'dialog', 'autofill']));
});

it('is silent when passkeys cannot be offered', async () => {
  fakePasskeys({ canAutofill: true });
  open([failure(429, 'too_many_requests', 'ทำรายการถี่เกินไป')]);

  await waitFor(() => expect(paths()).toEqual(['passkey/challenge']));
  expect(await screen.findByRole('button', { name: buttons.th })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
