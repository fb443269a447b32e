import { makeStore, writeToken } from '@yoodee/auth';
import { inLocale } from '@yoodee/i18n/testing';
import { followLinksOf } from '@yoodee/runtime/testing';
import { localeOfPath } from '@yoodee/site';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { DeletionNotice, SettingEditPage, SettingPage } from '../index.ts';
import type { PhoneProofSlotProps } from '../lib/phone-proof.ts';
import { somchai } from './somchai.ts';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** What the API says: `data` of a success, or a refusal. */
export type Answer = { data: unknown } | { status: number; code: string; errors?: Record<string, string> };
export type Answers = Record<string, Answer | (() => Answer)>;

const quiet: Answers = {
  'GET profile': { data: somchai },
  'GET sessions': { data: { items: [] } },
  'GET consents': { data: { items: [] } },
  'GET notification-settings': { data: { muted: [] } },
};

const reply = (answer: Answer) =>
  'data' in answer
    ? Response.json({ data: answer.data, message: 'Success' })
    : Response.json(
        { data: null, message: `refused: ${answer.code}`, request_id: 'r', ...answer },
        { status: answer.status },
      );

/** Stands for signing in's part: the code is always 123456. */
const PhoneProof = ({ phone, send, check }: PhoneProofSlotProps) => {
  const prove = async () => {
    const { data } = await send(phone ?? '089-999-9999');
    await check({ phone: phone ?? '089-999-9999', otp: '123456', refCode: data!.ref_code });
  };
  return <button onClick={() => void prove()}>prove</button>;
};

/** The pages as the app mounts them, at an address, on an API that gives these answers by `METHOD path` below `/member/`. */
export const openPage = (address: string, answers: Answers = {}) => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const name = path.replace('/api/v1/member/', '');
    if (method !== 'GET') calls.push({ method, path: name, body: body ? JSON.parse(String(body)) : undefined });
    const answer = { ...quiet, ...answers }[`${method} ${name}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return reply(typeof answer === 'function' ? answer() : answer);
  });
  // jsdom has no such things.
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
