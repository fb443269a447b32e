import type { Page } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type { getViewings } from '@yoodee/api-contract/viewings';
import type { Locale } from '@yoodee/site';
import { expect, test } from '../src/fixtures.ts';
import { signUp } from '../src/member.ts';
import { countTaps } from '../src/taps.ts';
import { bookFirst, openViewingHours } from '../src/viewings.ts';

const words = {
  th: {
    book: 'นัดดูทรัพย์',
    times: /^เวลาว่าง/,
    name: /^ชื่อของคุณ/,
    phone: /^เบอร์โทรของคุณ/,
    consent: /^ยินยอมให้ส่ง/,
    submit: /^จอง .+ \d\d:\d\d/,
    booked: 'นัดเรียบร้อยแล้ว',
    manage: 'ดู เลื่อน หรือยกเลิกนัด',
    taken: /^เวลานั้นเพิ่งมีคนจอง/,
    confirmed: 'ยืนยันแล้ว',
    move: 'เลื่อนนัด',
    day: 'วันที่เสนอ ลำดับที่ 1',
    time: 'เวลาที่เสนอ ลำดับที่ 1',
    sendTimes: 'ส่งเวลาที่เสนอ',
    waiting: 'รออีกฝ่ายตอบ',
    accept: 'ยืนยันเวลานี้',
    cancel: 'ยกเลิกนัด',
    cancelled: 'ยกเลิกแล้ว',
  },
  en: {
    book: 'Book a viewing',
    times: /^Free times on/,
    name: /^Your name/,
    phone: /^Your phone/,
    consent: /^I agree/,
    submit: /^Book .+ \d\d:\d\d/,
    booked: 'Your viewing is booked',
    manage: 'See, move or cancel the viewing',
    taken: /^Somebody has just booked that time/,
    confirmed: 'Confirmed',
    move: 'Move',
    day: 'Day, choice 1',
    time: 'Time, choice 1',
    sendTimes: 'Send these times',
    waiting: 'Waits for them',
    accept: 'Accept this time',
    cancel: 'Cancel the viewing',
    cancelled: 'Cancelled',
  },
} as const;

/** The card's button; the bar of a phone has a shorter name. */
const openBooking = (page: Page, language: Locale) =>
  page.getByRole('button', { name: words[language].book, exact: true }).first().click();

const firstTime = (page: Page, language: Locale) =>
  page.getByRole('group', { name: words[language].times }).getByRole('radio').first();

test('a visitor books a free time, the seller moves it, the visitor accepts by the link and cancels', async ({
  page,
  language,
  to,
  publish,
  member,
  signIn,
  phone,
  openBrowser,
}) => {
  const labels = words[language];
  const { id } = await publish();
  await openViewingHours(member.api);

  await page.goto(to.asset(id));
  await openBooking(page, language);
  await firstTime(page, language).check();
  await page.getByRole('textbox', { name: labels.name }).fill('วิภา');
  await page.getByRole('textbox', { name: labels.phone }).fill(phone);
  await page.getByRole('checkbox', { name: labels.consent }).check();
  await page.getByRole('button', { name: labels.submit }).click();
  await expect(page.getByRole('heading', { name: labels.booked })).toBeFocused();

  const sellers = await openBrowser();
  await signIn(sellers);
  const seller = await sellers.newPage();
  await seller.goto(to.myAccountTab('viewings'));
  const card = seller.getByRole('article');
  await expect(card.getByText(labels.confirmed, { exact: true })).toBeVisible();
  await expect(card.getByText('วิภา')).toBeVisible();
  await card.getByRole('button', { name: labels.move, exact: true }).click();
  await seller.getByRole('combobox', { name: labels.day }).selectOption({ index: 5 });
  await seller.getByRole('combobox', { name: labels.time }).selectOption('19:00');
  await seller.getByRole('button', { name: labels.sendTimes }).click();
  await expect(card.getByText(labels.waiting, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: labels.manage }).click();
  await expect(page).not.toHaveURL(/#/);
  await page.getByRole('button', { name: labels.accept }).click();
  await expect(page.getByText(labels.confirmed, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: labels.cancel, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: labels.cancel, exact: true }).click();
  await expect(page.getByText(labels.cancelled, { exact: true })).toBeVisible();
  const { items } = await member.api.call<ResponseOf<typeof getViewings>>('GET', '/member/viewings?view=past');
  expect(items).toMatchObject([{ state: 'cancelled', ended_by: 'other', asset: { id } }]);
});

test('a member books in four taps; a time that was taken meanwhile is replaced by the next ones', async ({
  page,
  request,
  context,
  baseURL,
  language,
  to,
  publish,
  member,
  phones,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/status of 409/, 'the browser reports the time that is taken');
  const labels = words[language];
  const { id } = await publish();
  await openViewingHours(member.api);
  const buyer = await signUp(request, phones.next());
  await context.addCookies([{ name: 'access_token', value: buyer.token, url: baseURL!, sameSite: 'Lax' }]);
  const taps = await countTaps(page);

  await page.goto(to.asset(id));
  await openBooking(page, language);
  await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue('สมหญิง ใจดี');
  await firstTime(page, language).check();
  await page.getByRole('checkbox', { name: labels.consent }).check();
  await bookFirst(request, id, phones.next());
  await page.getByRole('button', { name: labels.submit }).click();
  await expect(page.getByRole('alert').filter({ hasText: labels.taken })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: labels.consent })).toBeChecked();
  // After losing the race, the visitor chooses a time and presses the button again.
  await firstTime(page, language).check();
  await page.getByRole('button', { name: labels.submit }).click();
  await expect(page.getByRole('heading', { name: labels.booked })).toBeFocused();
  expect(taps.total().taps - 2).toBeLessThanOrEqual(4);

  await page.getByRole('link', { name: labels.manage }).click();
  await expect(page.getByRole('article').getByText(labels.confirmed, { exact: true })).toBeVisible();
});
