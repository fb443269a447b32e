import type { Page } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type {
  Conversation,
  ConversationMessage,
  getConversationMessages,
  getConversations,
} from '@yoodee/api-contract/conversations';
import type { Locale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { expectFocusTrap } from '../src/keyboard.ts';
import type { Member } from '../src/member.ts';

const words = {
  th: {
    ask: 'ส่งข้อความถึงผู้ขาย',
    viewing: 'นัดดูทรัพย์',
    sendTimes: 'ส่งเวลาที่เสนอ',
    sentTimes: 'ส่งถึงผู้ขายแล้ว',
    day: 'วันที่เสนอ ลำดับที่ 1',
    time: 'เวลาที่เสนอ ลำดับที่ 1',
    message: /^ข้อความ/,
    name: /^ชื่อของคุณ/,
    phone: /^เบอร์โทรของคุณ/,
    consent: /^ยินยอมให้ส่ง/,
    send: 'ส่งถึงผู้ขาย',
    sent: /^ส่งถึง .+ แล้ว$/,
    offline: /ไม่มีอินเทอร์เน็ต/,
    showPhone: 'ดูเบอร์โทร',
  },
  en: {
    ask: 'Message the seller',
    viewing: 'Book a viewing',
    sendTimes: 'Send these times',
    sentTimes: 'Sent to the seller',
    day: 'Day, choice 1',
    time: 'Time, choice 1',
    message: /^Message/,
    name: /^Your name/,
    phone: /^Your phone/,
    consent: /^I agree/,
    send: 'Send to the seller',
    sent: /^Sent to /,
    offline: /there is no internet/,
    showPhone: 'Show phone',
  },
} as const;

/** The seller's conversations, each with its messages. */
const inbox = async ({ api }: Member): Promise<(Conversation & { messages: ConversationMessage[] })[]> => {
  const { items } = await api.call<ResponseOf<typeof getConversations>>('GET', '/member/conversations');
  return Promise.all(
    items.map(async (conversation) => {
      const path = `/member/conversations/${conversation.id}/messages` as const;
      const page = await api.call<ResponseOf<typeof getConversationMessages>>('GET', path);
      return { ...conversation, messages: page.items };
    }),
  );
};

/** The card's buttons, or those at the bottom of a phone's screen: whichever is visible. */
const clickFirst = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

const fillIn = async (page: Page, language: Locale, phone: string) => {
  const labels = words[language];
  await page.getByRole('textbox', { name: labels.message }).fill('เลี้ยงแมวได้ไหม');
  await page.getByRole('textbox', { name: labels.name }).fill('วิภา');
  await page.getByRole('textbox', { name: labels.phone }).fill(phone);
  await page.getByRole('checkbox', { name: labels.consent }).check();
};

test('a viewing request sent again after a network failure arrives in the seller’s inbox once', async ({
  page,
  context,
  language,
  to,
  publish,
  member,
  phone,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED/, 'the network is taken away');
  const labels = words[language];
  const { id } = await publish();
  await page.goto(to.asset(id));
  await clickFirst(page, labels.viewing);
  await page.getByRole('combobox', { name: labels.day }).selectOption({ index: 2 });
  await page.getByRole('combobox', { name: labels.time }).selectOption('14:00');
  await fillIn(page, language, phone);

  await context.setOffline(true);
  await page.getByRole('button', { name: labels.sendTimes }).click();
  await expect(page.getByRole('alert').filter({ hasText: labels.offline })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: labels.sendTimes }).dblclick();
  await expect(page.getByRole('heading', { name: labels.sentTimes })).toBeFocused();

  const conversations = await inbox(member);
  expect(conversations).toHaveLength(1);
  expect(conversations[0]).toMatchObject({
    ...{ other: { name: 'วิภา' }, unread: 1, asset: { id } },
    phone: `+66${phone.replaceAll('-', '').slice(1)}`,
    messages: [{ text: 'เลี้ยงแมวได้ไหม', locale: language, enquiry: { kind: 'viewing' } }],
  });
  expect(conversations[0]!.messages[0]!.enquiry!.viewing_slots![0]).toMatch(/T07:00:00/);
});

test('a question can be written and sent with the keyboard only, and its draft survives a reload', async ({
  page,
  language,
  to,
  publish,
  member,
  phone,
}) => {
  const labels = words[language];
  const { id } = await publish();
  await page.goto(to.asset(id));
  await clickFirst(page, labels.ask);
  await page.getByRole('textbox', { name: labels.message }).fill('ยังอยู่ไหม');
  await page.reload();

  const ask = page.getByRole('button', { name: labels.ask }).first();
  await ask.focus();
  await page.keyboard.press('Enter');
  const message = page.getByRole('textbox', { name: labels.message });
  await expect(message).toHaveValue('ยังอยู่ไหม');
  await expectFocusTrap(page, page.getByRole('dialog'));
  await message.focus();
  for (const text of ['วิภา', phone]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: labels.consent })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: labels.send })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: labels.sent })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  expect(await inbox(member)).toMatchObject([
    { other: { name: 'วิภา' }, messages: [{ text: 'ยังอยู่ไหม', enquiry: { kind: 'question' } }] },
  ]);
});

test('a member’s page shows their listings, and their phone on request', async ({ page, language, to, listing }) => {
  const labels = words[language];
  const { id, seller } = listing;
  await page.goto(to.member(seller.profile.id));

  const name = language === 'th' ? 'สมหญิง ใจดี' : 'Somying Chaidi';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator(`a[href="${to.asset(id)}"]`)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(seller.phone.slice(-4));
  await clickFirst(page, labels.showPhone);
  const call = page.locator(`a[href="tel:+66${seller.phone.replaceAll('-', '').slice(1)}"]`).first();
  await expect(call).toBeFocused();
});

test('a listing shows no phone until its owner chooses to', async ({ page, request, language, to, publish }) => {
  const { id } = await publish({ contact_channels: null });
  await page.goto(to.asset(id));

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: words[language].showPhone })).toHaveCount(0);
  expect((await request.post(`/api/v1/assets/${id}/contact-reveals`)).status()).toBe(404);
});
