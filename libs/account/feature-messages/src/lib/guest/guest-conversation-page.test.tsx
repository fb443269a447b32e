import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { conversationOf, messageOf } from '../../testing/conversations.ts';
import { chooseInMenu, renderMessages, type Answer } from '../../testing/render-messages.tsx';

const token = 'A'.repeat(43);
const seller = { name: 'สมหญิง ใจดี', member_id: 3, is_gone: false };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const conversation = conversationOf({ side: 'buying', other: seller, phone: null, line_id: null });
const api: Answer = ({ path, method, body, key }) => {
  if (path === '/public/conversation' && method === 'POST')
    return {
      conversation,
      messages: { items: [messageOf({ text: 'ยังอยู่ค่ะ' })], has_more: false },
      expires_at: '2026-12-20T03:00:00.000Z',
    };
  if (path === '/public/conversation') return { ...conversation, unread: 0 };
  if (path === '/public/conversation/messages')
    return messageOf({ id: 71, mine: true, key, text: (body as { text: string }).text, state: 'sent' });
  return null;
};
const refused: Answer = () => Response.json({ message: 'no', code: 'not_found' }, { status: 404 });

it.each([
  ['th', '/conversation', '20 ธันวาคม 2569', 'เข้าสู่ระบบด้วยเบอร์นี้เพื่อเก็บไว้', '/authenticate'],
  ['en', '/en/conversation', '20 December 2026', 'Sign in with this phone to keep it', '/en/authenticate'],
])('a link opens the conversation and leaves the address bar (%s)', async (_locale, path, date, signIn, href) => {
  const { router } = renderMessages(`${path}#${token}`, api);

  expect(await screen.findByText('ยังอยู่ค่ะ')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: seller.name })).toBeDefined();
  expect(screen.getByText((text) => text.replaceAll(' ', ' ').includes(date))).toBeDefined();
  expect(screen.getByRole('link', { name: signIn }).getAttribute('href')).toMatch(new RegExp(`^${href}\\?next=`));
  expect(router.state.location.hash).toBe('');
});

it('the conversation is still open after a reload, and can be answered', async () => {
  const { unmount } = renderMessages(`/en/conversation#${token}`, api);
  await screen.findByText('ยังอยู่ค่ะ');
  unmount();
  const { user, calls } = renderMessages('/en/conversation', api);

  await user.type(await screen.findByRole('textbox', { name: `Message to ${seller.name}` }), 'ขอบคุณ{Enter}');

  expect(await screen.findByText('Sent')).toBeDefined();
  const sent = calls.find(({ path }) => path === '/public/conversation/messages')!;
  expect(sent.body).toEqual({ token, text: 'ขอบคุณ' });
  expect(sent.key).toMatch(/^[\da-f]{32}$/);
  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({ token, read_until: 70 }));
});

it.each([
  ['a link that is over', `/en/conversation#${token}`],
  ['an incomplete link', '/en/conversation#A'],
  ['no link', '/en/conversation'],
])('%s says what to do', async (_name, address) => {
  renderMessages(address, refused);

  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/en/authenticate?next=');
  expect(sessionStorage.getItem('conversation/token')).toBeNull();
});

it('a link is revoked after a confirmation, and its token is removed', async () => {
  const { user, calls } = renderMessages(`/en/conversation#${token}`, api);

  await chooseInMenu(user, 'Stop texts and revoke link');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke link' }));

  expect((await screen.findByRole('status')).textContent).toContain('The link is revoked');
  expect(calls.at(-1)).toMatchObject({ path: '/public/conversation/revoke', body: { token } });
  expect(sessionStorage.getItem('conversation/token')).toBeNull();
});

it('can be opened again when the network failed', async () => {
  let isUp = false;
  const { user } = renderMessages(`/en/conversation#${token}`, (call) => (isUp ? api(call) : undefined));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be opened');

  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('ยังอยู่ค่ะ')).toBeDefined();
});
