import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createApi } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { readCode, readUndoLink, toInternational } from '../src/outbox.ts';
import { proveByCode } from '../src/proof.ts';

const words = {
  th: {
    edit: 'แก้ไขโปรไฟล์',
    firstName: /^ชื่อ/,
    save: 'บันทึก',
    changePhone: 'เปลี่ยนเบอร์',
    phone: /^เบอร์มือถือ/,
    send: 'ส่งรหัส',
    reference: /รหัสอ้างอิง (\w{4})/,
    code: 'รหัสจาก SMS',
    signOutOthers: 'ออกจากระบบเครื่องอื่นทั้งหมด',
    download: 'ดาวน์โหลด',
    undo: 'ใช้เบอร์เดิม',
    undone: 'ได้เบอร์เดิมคืนแล้ว',
  },
  en: {
    edit: 'Edit profile',
    firstName: /^First name/,
    save: 'Save',
    changePhone: 'Change number',
    phone: /^Mobile number/,
    send: 'Send code',
    reference: /reference (\w{4})/i,
    code: 'Code from the SMS',
    signOutOthers: 'Sign out everywhere else',
    download: 'Download',
  },
};

/** The reference of the code in the message of a page. */
const referenceOn = async (page: Page, pattern: RegExp): Promise<string> =>
  pattern.exec(await page.getByText(pattern).innerText())![1]!;

test('a member changes name and phone, signs the other device out and downloads their data', async ({
  page,
  request,
  language,
  to,
  phone,
  member,
  signIn,
  openBrowser,
  consoleWatch,
}) => {
  // A second code for a phone may be requested only after a minute.
  test.slow();
  consoleWatch.expectComplaint(/status of 401/, 'the undo ends the session');
  const labels = words[language];
  await signIn();

  await test.step('changes the name', async () => {
    await page.goto(to.setting);
    await page.getByRole('main').getByRole('link', { name: labels.edit }).click();
    await page.getByLabel(labels.firstName).fill('สมใจ');
    await page.getByRole('button', { name: labels.save }).click();
    await expect(page).toHaveURL(to.setting);
    await expect(page.getByRole('main').getByText('สมใจ ใจดี')).toBeVisible();
  });

  const device = await test.step('signs in on another device', async () => {
    let refCode = '';
    const requestCode = async () => {
      const reply = await request.post('/api/v1/member/auth/otp', { data: { phone_number: member.phone } });
      if (reply.ok()) refCode = (await reply.json()).data.ref_code;
      return reply.status();
    };
    await expect.poll(requestCode, { timeout: 30_000, intervals: [1_000] }).toBe(200);
    const otp = await readCode(member.phone, refCode);
    const { access_token } = await createApi(request).call<{ access_token: string }>(
      'POST',
      '/member/auth/otp/verify',
      { contact_phone: '', first_name: '', last_name: '', otp, phone: member.phone, ref_code: refCode },
    );
    return access_token;
  });

  await test.step('signs the other device out, within five seconds', async () => {
    const deviceStatus = async () =>
      (await request.get('/api/v1/member/profile', { headers: { authorization: `Bearer ${device}` } })).status();
    expect(await deviceStatus()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: labels.signOutOthers }).click();
    await proveByCode(page, language, member.phone);
    await expect(page.getByRole('button', { name: labels.signOutOthers })).toBeHidden();
    await expect.poll(deviceStatus, { timeout: 6_000 }).toBe(401);
    await page.reload();
    await expect(page.getByRole('main').getByText('สมใจ ใจดี')).toBeVisible();
  });

  await test.step('changes the phone with a code from the old one and a code from the new one', async () => {
    await page.getByRole('button', { name: labels.changePhone }).click();
    // The confirmation of the step before still counts.
    await page.getByLabel(labels.phone).fill(phone);
    await page.getByRole('button', { name: labels.send }).click();
    await page.getByLabel(labels.code).fill(await readCode(phone, await referenceOn(page, labels.reference)));
    await expect(page.getByLabel(labels.code)).toBeHidden();
    expect(await member.api.call('GET', '/member/profile')).toMatchObject({
      first_name: 'สมใจ',
      phone: toInternational(phone),
    });
  });

  await test.step('downloads everything', async () => {
    await page.getByRole('button', { name: labels.download }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), proveByCode(page, language, phone)]);
    const zip = await readFile(await download.path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes('profile.json')).toBe(true);
  });

  await test.step('gets the old number back with the link sent to it, without signing in', async () => {
    // The message is in the member's language, which is Thai.
    const { undo, undone } = words.th;
    const stranger = await (await openBrowser()).newPage();
    await stranger.goto(await readUndoLink(member.phone));
    await stranger.getByRole('button', { name: undo }).click();
    await expect(stranger.getByRole('status').filter({ hasText: undone })).toBeVisible();
    // The change ended this session with all others.
    await page.goto(to.setting);
    await expect(page).toHaveURL(/authenticate/);
  });
});
