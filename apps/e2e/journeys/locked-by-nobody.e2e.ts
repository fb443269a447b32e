import type { Locator, Page } from '@playwright/test';
import type { Failure } from '@yoodee/api-contract';
import { sendOtp } from '@yoodee/api-contract/member';
import { expect, test } from '../src/fixtures.ts';
import { readCode } from '../src/outbox.ts';

const words = {
  th: {
    phone: /^เบอร์มือถือ/,
    send: 'ส่งรหัส',
    reference: /รหัสอ้างอิง (\w{4})/,
    code: 'รหัสจาก SMS',
    firstName: /^ชื่อ/,
    lastName: /นามสกุล/,
    create: 'สร้างบัญชี',
    activity: 'กิจกรรมล่าสุด',
    signedIn: 'เข้าสู่ระบบด้วยเบอร์โทรศัพท์',
    notMe: 'ไม่ใช่ฉัน',
    checked: 'ดูวิธีเข้าสู่ระบบ',
    confirm: 'ยืนยันว่าเป็นคุณ',
  },
  en: {
    phone: /^Mobile number/,
    send: 'Send code',
    reference: /reference (\w{4})/i,
    code: 'Code from the SMS',
    firstName: /^First name/,
    lastName: /^Last name/,
    create: 'Create account',
    activity: 'Recent activity',
    signedIn: 'Signed in by phone',
    notMe: 'This was not me',
    checked: 'See how you sign in',
    confirm: 'Confirm that it is you',
  },
};

/** The code with the reference that a page or a dialog shows. */
const codeOn = async (place: Page | Locator, labels: (typeof words)['th'], phone: string): Promise<string> => {
  const text = await place.getByText(labels.reference).innerText();
  return readCode(phone, labels.reference.exec(text)![1]!);
};

const workRequired: Failure = { data: null, message: 'work', code: 'work_required', request_id: 'r' };

test('a new browser computes before it gets a code; a member who sees a foreign sign-in ends other sessions', async ({
  page,
  language,
  to,
  phone,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/status of 429 .*auth\/otp/, 'the computation comes first');
  const labels = words[language];
  const sent: unknown[] = [];
  // Responds as the API does to the eleventh unknown browser in an hour. The API then checks the answers of this
  // browser.
  await page.route(`**/api/v1${sendOtp.path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await (sent.length === 1 ? route.fulfill({ status: 429, json: workRequired }) : route.fallback());
  });

  await test.step('computes, and gets the code', async () => {
    await page.goto(to.authenticate(to.setting));
    await page.getByLabel(labels.phone).fill(phone);
    await page.getByRole('button', { name: labels.send }).click();
    await page.getByLabel(labels.code).fill(await codeOn(page, labels, phone));
    await page.getByLabel(labels.firstName).fill('สมใจ');
    await page.getByLabel(labels.lastName).fill('ใจดี');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: labels.create }).click();
    await expect(page).toHaveURL(to.setting);
    expect(sent).toMatchObject([
      {},
      { work: { answers: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)] } },
    ]);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'known_device');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  });

  await test.step('says that it was somebody else', async () => {
    const activity = page.getByRole('region', { name: labels.activity });
    await activity.scrollIntoViewIfNeeded();
    await expect(activity.getByText(labels.signedIn).first()).toBeVisible();
    await activity.getByRole('button', { name: labels.notMe }).first().click();
    const dialog = page.getByRole('dialog', { name: labels.confirm });
    await dialog.getByRole('button', { name: labels.send }).click();
    await dialog.getByLabel(labels.code).fill(await codeOn(dialog, labels, phone));
    await expect(activity.getByRole('link', { name: labels.checked })).toBeVisible();
  });
});
