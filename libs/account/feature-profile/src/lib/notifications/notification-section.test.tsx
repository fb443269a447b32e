import type { NotificationSettings } from '@yoodee/api-contract/notification-choices';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../testing/notification-settings.ts';
import { openPage, type Answers } from '../../testing/open-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page with an API that stores what is chosen. */
const open = (changes: Partial<NotificationSettings> = {}, answers: Answers = {}, address = '/my-account/setting') => {
  const state = { ...defaultSettings, ...changes };
  const opened = openPage(address, {
    'GET notification-choices': () => ({ data: state }),
    'PATCH notification-choices': () => ({ data: state }),
    ...answers,
  });
  render(<Toaster label="toasts" closeLabel="close" />);
  return { ...opened, state };
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
/** The undo button of a toast. */
const undoOf = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[data-scope=toast][data-part=root]')!).getByRole(
    'button',
    { name: 'เลิกทำ' },
  );
const section = (name = 'การแจ้งเตือน') => screen.findByRole('region', { name });

it.each([
  ['/my-account/setting', 'การแจ้งเตือน', ['แจ้งเมื่อ', 'กระดิ่ง', 'LINE', 'อีเมล'], 'มีคนติดต่อหรือส่งข้อความมา'],
  [
    '/en/my-account/setting',
    'Notifications',
    ['Tell me when', 'Bell', 'LINE', 'Email'],
    'Somebody contacts me or writes back',
  ],
])('shows topics by channels (%s)', async (address, heading, columns, row) => {
  open({}, {}, address);
  const table = await within(await section(heading)).findByRole('table');

  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(columns);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
  expect(within(table).getByRole('rowheader', { name: row })).toBeDefined();
});

it('saves a choice immediately and can undo it', async () => {
  const { user, calls, state } = open();
  const choice = await box('มีคนติดต่อหรือส่งข้อความมา แจ้งทาง LINE');
  expect(choice.checked).toBe(true);

  state.topics = state.topics.map((one) => (one.topic === 'enquiries' ? { ...one, line: false } : one));
  await user.click(choice);

  expect(calls).toEqual([
    { method: 'PATCH', path: 'notification-choices', body: { topic: 'enquiries', channel: 'line', on: false } },
  ]);
  await waitFor(() => expect(choice.checked).toBe(false));

  await user.click(await undoOf('ปิดแจ้งทาง LINE: มีคนติดต่อหรือส่งข้อความมา'));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ topic: 'enquiries', channel: 'line', on: true }));
});

it('rolls a choice back when saving fails, and says why', async () => {
  const { user } = open({}, { 'PATCH notification-choices': { status: 503, code: 'unavailable' } });
  const choice = await box('มีคนติดต่อหรือส่งข้อความมา แจ้งทางอีเมล');

  await user.click(choice);

  expect(await screen.findByText('refused: unavailable')).toBeDefined();
  expect(choice.checked).toBe(true);
});

it('has no checkbox for mandatory notifications', async () => {
  open();
  const row = (await screen.findByRole('rowheader', { name: 'ประกาศของคุณใกล้หมดอายุ' })).closest('tr')!;

  expect(within(row).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(row).getByText('แจ้งเสมอ')).toBeDefined();
});

it('says how to set up LINE and email if they are not set up yet', async () => {
  open({ line: 'unlinked', email: null });

  expect((await box('มีคนติดต่อหรือส่งข้อความมา แจ้งทาง LINE')).disabled).toBe(true);
  expect((await box('มีคนติดต่อหรือส่งข้อความมา แจ้งทางอีเมล')).checked).toBe(false);
  expect(screen.getByRole('link', { name: 'เชื่อมก่อน' })).toHaveProperty('hash', '#sign-in');
  expect(screen.getByText(/เพิ่มอีเมลด้านล่างก่อน/)).toBeDefined();
});

it('offers no channel that the site does not have', async () => {
  open({ line: 'unavailable', email_available: false });

  const table = await within(await section()).findByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.queryByRole('checkbox', { name: /ตอนกลางคืน/ })).toBeNull();
  expect(screen.queryByText('อีเมลสำหรับรับแจ้ง')).toBeNull();
});

it('switches the quiet hours off, with undo', async () => {
  const { user, calls } = open();

  await user.click(await box('ไม่ส่งอะไรตอนกลางคืน (22:00–8:00)'));

  expect(calls).toMatchObject([{ body: { quiet_hours: false } }]);
  await user.click(await undoOf('ส่งทันทีแม้ตอนกลางคืน'));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { quiet_hours: true } }));
});

describe('the email address', () => {
  it('is added with the code that was sent to it', async () => {
    const { user, calls, state } = open(
      { email: null },
      {
        'POST email/code': () => {
          state.pending_email = 'a@example.com';
          return { data: { expires_at: '2026-11-20T10:00:00Z' } };
        },
        'PUT email': () => {
          Object.assign(state, { email: 'a@example.com', pending_email: null });
          return { data: state };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'เพิ่มอีเมล' }));
    await user.type(screen.getByRole('textbox', { name: 'อีเมล' }), 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
    await user.type(await screen.findByRole('textbox', { name: 'รหัสจากอีเมล' }), '123456{Enter}');

    expect(await screen.findByRole('button', { name: 'เปลี่ยนอีเมล' })).toBeDefined();
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['email/code', { email: 'a@example.com' }],
      ['email', { otp: '123456' }],
    ]);
  });

  it('shows a validation error at the field', async () => {
    const { user } = open(
      { email: null },
      { 'POST email/code': { status: 400, code: 'invalid_request', errors: { email: 'invalid' } } },
    );
    await user.click(await screen.findByRole('button', { name: 'เพิ่มอีเมล' }));
    await user.click(screen.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));

    expect(await screen.findByText(/อีเมลไม่ถูกต้อง/)).toBeDefined();
  });

  it('asks for the code again after the page was closed, and says when it was wrong', async () => {
    const { user } = open(
      { email: null, pending_email: 'a@example.com' },
      { 'PUT email': { status: 400, code: 'otp_wrong' } },
    );
    await user.type(await screen.findByRole('textbox', { name: 'รหัสจากอีเมล' }), '999999{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain('refused: otp_wrong');
  });

  it('is removed', async () => {
    const { user, calls } = open({}, { 'DELETE email': { data: defaultSettings } });

    await user.click(await screen.findByRole('button', { name: 'ลบอีเมล' }));

    expect(calls).toMatchObject([{ method: 'DELETE', path: 'email' }]);
    expect(await screen.findByText('ลบอีเมลแล้ว จะไม่มีอะไรส่งไปอีก')).toBeDefined();
  });
});
