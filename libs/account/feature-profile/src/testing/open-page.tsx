import { makeStore, writeToken } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { followLinksOf } from '@yoodee/runtime/testing';
import { localeOfPath } from '@yoodee/site';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { DeletionNotice } from '../lib/deletion-notice.tsx';
import { SettingEditPage } from '../lib/edit/setting-edit-page.tsx';
import { SettingPage } from '../lib/setting-page.tsx';
import type { PhoneProofSlotProps } from '../lib/phone-proof.ts';
import { defaultSettings } from './notification-settings.ts';
import { somchai } from './somchai.ts';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** A response of the API: `data` on success, or an error. */
export type Answer = { data: unknown } | { status: number; code: string; errors?: Record<string, string> };
export type Answers = Record<string, Answer | (() => Answer)>;

const quiet: Answers = {
  'GET profile': { data: somchai },
  'GET assets': { data: { items: [], total: 0, counts: {} } },
  'GET passkeys': { data: { items: [] } },
  'GET sessions': { data: { items: [] } },
  'GET activity': { data: { items: [] } },
  'GET proofs': { data: { methods: ['phone'], fresh: ['access', 'data'] } },
  'GET consents': { data: { items: [] } },
  'GET notification-choices': { data: defaultSettings },
};

const reply = (answer: Answer) =>
  'data' in answer
    ? Response.json({ data: answer.data, message: 'Success' })
    : Response.json(
        { data: null, message: `refused: ${answer.code}`, request_id: 'r', ...answer },
        { status: answer.status },
      );

/** Replaces the component of the sign-in feature; the code is always 123456. */
const PhoneProof = ({ phone, send, check, lead }: PhoneProofSlotProps) => {
  const prove = async () => {
    const { data } = await send(phone ?? '089-999-9999');
    await check({ phone: phone ?? '089-999-9999', otp: '123456', refCode: data!.ref_code });
  };
  return (
    <>
      {lead}
      <button onClick={() => void prove()}>prove</button>
    </>
  );
};

/**
 * Renders the pages as the app mounts them. The fake API has these responses by `METHOD path`, relative to `/member/`.
 */
export const openPage = (address: string, answers: Answers = {}) => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const name = path.replace('/api/v1/member/', '');
    if (method !== 'GET') calls.push({ method, path: name, body: body ? JSON.parse(String(body)) : undefined });
    const answer = { ...quiet, ...answers }[`${method} ${name}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return reply(typeof answer === 'function' ? answer() : answer);
  });
  // jsdom does not implement these.
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  writeToken('token', '2099-01-01T00:00:00Z');
  const locale = localeOfPath(address);
  const router = createMemoryRouter(
    [
      { path: '/my-account/setting', element: <SettingPage PhoneProof={PhoneProof} /> },
      { path: '/my-account/setting/edit', element: <SettingEditPage /> },
      { path: '/my-account', element: <DeletionNotice /> },
    ],
    { initialEntries: [address], basename: locale === 'en' ? '/en' : '/' },
  );
  followLinksOf(router);
  const view = render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
    { wrapper: inLocale(locale) },
  );
  return { calls, router, user: userEvent.setup(), ...view };
};
