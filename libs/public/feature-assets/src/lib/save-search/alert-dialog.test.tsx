import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import type { AlertChannel } from './use-alert-request.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers = {
  chat: () => Response.json({ data: { href: 'https://line.me/R/oaMessage/%40yoodee/?x' }, message: 'Success' }),
  sent: () => Response.json({ data: null, message: 'Success' }),
  wrongEmail: () =>
    Response.json(
      { data: null, message: 'no', code: 'invalid_request', errors: { email: 'invalid' }, request_id: 'r' },
      { status: 400 },
    ),
  refused: () =>
    Response.json({ data: null, message: 'too often', code: 'too_many_requests', request_id: 'r' }, { status: 429 }),
  offline: () => {
    throw new TypeError('Failed to fetch');
  },
};

const open = (
  locale: 'th' | 'en',
  answer: keyof typeof answers = 'sent',
  channels: readonly AlertChannel[] = ['email'],
) => {
  const calls: unknown[] = [];
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    paths.push(path);
    calls.push(JSON.parse(String(body)));
    return answers[answer]();
  });
  const onClose = vi.fn();
  const search = { name: 'คอนโด อารีย์', query: 'property_type=condo' };
  render(<AlertDialog search={search} channels={channels} signInHref="/authenticate?next=x" onClose={onClose} />, {
    wrapper: inLocale(locale),
  });
  return { calls, paths, onClose, user: userEvent.setup() };
};

it.each([
  ['th', 'อีเมล', 'ส่งลิงก์ยืนยัน', 'เปิดอีเมลเพื่อยืนยัน'],
  ['en', 'Email', 'Send the confirmation link', 'Confirm in your email'],
] as const)('asks for alerts by mail (%s)', async (locale, email, send, sent) => {
  const { calls, user } = open(locale);

  await user.type(screen.getByRole('textbox', { name: new RegExp(email) }), ' a@example.com ');
  await user.selectOptions(screen.getByRole('combobox'), 'weekly');
  await user.click(screen.getByRole('button', { name: send }));

  const title = await screen.findByRole('heading', { name: sent });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText(/a@example\.com/)).toBeDefined();
  expect(calls).toMatchObject([
    { email: 'a@example.com', frequency: 'weekly', name: 'คอนโด อารีย์', query: 'property_type=condo', website: '' },
  ]);
});

it('shows a validation error at the address field', async () => {
  const { user } = open('en', 'wrongEmail');
  const field = screen.getByRole('textbox', { name: /Email/ });

  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Send the confirmation link' }));

  expect(await screen.findByText(/This is not an email address/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it.each([
  ['refused', 'too often'],
  ['offline', 'Not sent. Check your connection and try again.'],
] as const)('keeps what was typed when the request is %s', async (answer, text) => {
  const { user } = open('en', answer);

  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the confirmation link' }));

  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('a@example.com');
});

it('leads members to sign-in', () => {
  open('en');

  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/authenticate?next=x');
});

it.each([
  ['th', 'ต่อไป ยืนยันใน LINE', 'ส่งข้อความใน LINE เพื่อยืนยัน', 'เปิด LINE'],
  ['en', 'Next: confirm in LINE', 'Confirm in LINE', 'Open LINE'],
] as const)('asks for alerts by LINE (%s)', async (locale, next, title, link) => {
  const { calls, paths, user } = open(locale, 'chat', ['line', 'email']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'LINE' }).checked).toBe(true);
  expect(screen.queryByRole('textbox', { name: /email|อีเมล/i })).toBeNull();

  await user.selectOptions(screen.getByRole('combobox'), 'instant');
  await user.click(screen.getByRole('button', { name: next }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })));
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(
    'https://line.me/R/oaMessage/%40yoodee/?x',
  );
  expect(paths[0]).toMatch(/\/public\/alerts\/line$/);
  expect(calls).toMatchObject([{ frequency: 'instant', name: 'คอนโด อารีย์', query: 'property_type=condo' }]);
  expect(calls[0]).not.toHaveProperty('email');
});

it('asks for an address once email is chosen', async () => {
  const { user } = open('en', 'sent', ['line', 'email']);

  await user.click(screen.getByRole('radio', { name: 'Email' }));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the confirmation link' }));

  expect(await screen.findByRole('heading', { name: 'Confirm in your email' })).toBeDefined();
});
