import type { Page } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type { Conversation, getConversations } from '@yoodee/api-contract/conversations';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { expect, test } from '../src/fixtures.ts';
import { press } from '../src/keyboard.ts';

const words = {
  th: {
    manage: /^จัดการ/,
    pause: 'พักประกาศ',
    paused: /^พัก “.+” แล้ว$/,
    undo: 'เลิกทำ',
    again: 'เผยแพร่อีกครั้ง',
    confirm: 'ยืนยันว่ายังอยู่',
    confirmed: /^ยืนยัน “.+” แล้ว/,
    selectAll: 'เลือกทั้งหมด (2)',
    confirmTwo: 'ยืนยันว่ายังอยู่ 2 ประกาศ',
    twoConfirmed: /^ยืนยันแล้ว 2 ประกาศ/,
    reserve: 'ติดจองแล้ว',
    close: 'ขายหรือให้เช่าแล้ว…',
    closeIt: 'ปิดประกาศ',
    sold: 'ขายแล้ว',
    bell: 'การแจ้งเตือน ยังไม่อ่าน 1 เรื่อง',
    message: /ส่งข้อความถึงคุณ/,
    addNote: 'จดบันทึก: วิภา',
    note: 'บันทึกส่วนตัว',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    call: /^โทร /,
  },
  en: {
    manage: /^Manage/,
    pause: 'Pause',
    paused: /is paused$/,
    undo: 'Undo',
    again: 'Publish again',
    confirm: 'Still available',
    confirmed: /is confirmed for 60 days$/,
    selectAll: 'Select all (2)',
    confirmTwo: 'Confirm 2 listings',
    twoConfirmed: /^2 listings are confirmed/,
    reserve: 'Reserved',
    close: 'Sold or rented…',
    closeIt: 'Close listing',
    sold: 'Sold',
    bell: 'Notifications 1 unread',
    message: /sent you a message/,
    addNote: 'Add note: วิภา',
    note: 'Private note',
    save: 'Save',
    saved: 'Saved',
    call: /^Call /,
  },
} as const;

test('an owner pauses, republishes, confirms, reserves and closes a listing', async ({
  page,
  language,
  to,
  publish,
  member,
  signIn,
}) => {
  const labels = words[language];
  const { id } = await publish();
  const status = async () => (await member.api.call<MemberAsset>('GET', `/member/assets/${id}`)).status;
  const manage = async (page: Page, action: string) => {
    await page.getByRole('button', { name: labels.manage }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await signIn();
  await page.goto(to.myAccountTab('assets'));

  await manage(page, labels.pause);
  await expect(page.getByText(labels.paused)).toBeVisible();
  await page.getByRole('button', { name: labels.undo }).click();
  await expect.poll(status).toBe('published');

  await manage(page, labels.pause);
  await page.getByRole('button', { name: labels.again }).click();
  await expect.poll(status).toBe('published');

  await manage(page, labels.confirm);
  await expect(page.getByText(labels.confirmed)).toBeVisible();

  await manage(page, labels.reserve);
  await expect.poll(status).toBe('reserved');

  await manage(page, labels.close);
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('radio', { name: labels.sold })).toBeChecked();
  await question.getByRole('button', { name: labels.closeIt }).click();
  await expect.poll(status).toBe('sold');
  await expect(question).toBeHidden();
});

test('an owner confirms several listings with the keyboard only', async ({ page, language, to, publish, signIn }) => {
  const labels = words[language];
  await publish();
  await publish();
  await signIn();
  await page.goto(to.myAccountTab('assets'));
  const selectAll = page.getByRole('checkbox', { name: labels.selectAll });
  await expect(selectAll).toBeVisible();

  await press(page, selectAll, 'Space');
  await press(page, page.getByRole('button', { name: labels.confirmTwo }));

  await expect(page.getByText(labels.twoConfirmed)).toBeVisible();
});

test('the notification bell links to an enquiry, which the owner reads, with a note', async ({
  page,
  request,
  language,
  to,
  publish,
  member,
  signIn,
  phone,
}) => {
  const labels = words[language];
  const { id } = await publish();
  const lead = {
    kind: 'question',
    message: 'เลี้ยงแมวได้ไหม',
    name: 'วิภา',
    phone,
    consent_version: '2026-11',
    filled_ms: 9_000,
  };
  expect((await request.post(`/api/v1/assets/${id}/leads`, { data: lead })).status()).toBe(201);
  const inbox = async (): Promise<Conversation> =>
    (await member.api.call<ResponseOf<typeof getConversations>>('GET', '/member/conversations')).items[0]!;
  await signIn();
  await page.goto(to.myAccount);

  await page.getByRole('link', { name: labels.bell }).first().click();
  await page.getByRole('link', { name: labels.message }).click();
  await expect(page.getByRole('region').getByText(lead.message)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: labels.call })).toHaveAttribute('href', /^tel:\+66/);
  await page.getByRole('button', { name: labels.addNote }).click();
  await page.getByRole('textbox', { name: labels.note }).fill('นัดวันเสาร์');
  await page.getByRole('button', { name: labels.save, exact: true }).click();

  await expect(page.getByText(labels.saved, { exact: true })).toBeVisible();
  await expect.poll(inbox).toMatchObject({ unread: 0, note: 'นัดวันเสาร์' });
  await expect(page.getByRole('link', { name: labels.bell })).toHaveCount(0);
});
