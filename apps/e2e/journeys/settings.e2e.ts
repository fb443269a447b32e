import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createApi } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { internationally, readCode } from '../src/outbox.ts';

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

/** The reference of the code that the page says it has sent. */
const referenceOn = async (page: Page, pattern: RegExp): Promise<string> =>
  pattern.exec(await page.getByText(pattern).innerText())![1]!;

test('a member changes name and phone, signs the other device out and takes their data along', async ({
  page,
  request,
  language,
  to,
  phone,
  member,
  signIn,
}) => {
  // A second code to one phone may be asked for only after a minute.
  test.slow();
  const said = words[language];
  await signIn();

  await test.step('changes the name', async () => {
    await page.goto(to.setting);
    await page.getByRole('main').getByRole('link', { name: said.edit }).click();
    await page.getByLabel(said.firstName).fill('สมใจ');
    await page.getByRole('button', { name: said.save }).click();
    await expect(page).toHaveURL(to.setting);
    await expect(page.getByRole('main').getByText('สมใจ ใจดี')).toBeVisible();
  });

  const device = await test.step('signs in on another device', async () => {
    let refCode = '';
    const askCode = async () => {
      const reply = await request.post('/api/v1/member/auth/otp', { data: { phone_number: member.phone } });
      if (reply.ok()) refCode = (await reply.json()).data.ref_code;
      return reply.status();
    };
    await expect.poll(askCode, { timeout: 30_000, intervals: [1_000] }).toBe(200);
    const otp = await readCode(member.phone, refCode);
    const { access_token } = await createApi(request).call<{ access_token: string }>(
      'POST',
      '/member/auth/otp/verify',
      { contact_phone: '', first_name: '', last_name: '', otp, phone: member.phone, ref_code: refCode },
    );
    return access_token;
  });

  await test.step('moves to another phone by a code sent there', async () => {
    await page.getByRole('button', { name: said.changePhone }).click();
    await page.getByLabel(said.phone).fill(phone);
    await page.getByRole('button', { name: said.send }).click();
    await page.getByLabel(said.code).fill(await readCode(phone, await referenceOn(page, said.reference)));
    await expect(page.getByLabel(said.code)).toBeHidden();
    expect(await member.api.call('GET', '/member/profile')).toMatchObject({
      first_name: 'สมใจ',
      phone: internationally(phone),
    });
  });

  await test.step('signs the other device out, within five seconds', async () => {
    const statusThere = async () =>
      (await request.get('/api/v1/member/profile', { headers: { authorization: `Bearer ${device}` } })).status();
    expect(await statusThere()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: said.signOutOthers }).click();
    await expect(page.getByRole('button', { name: said.signOutOthers })).toBeHidden();
    await expect.poll(statusThere, { timeout: 6_000 }).toBe(401);
    await page.reload();
    await expect(page.getByRole('main').getByText('สมใจ ใจดี')).toBeVisible();
  });

  await test.step('downloads everything', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: said.download }).click(),
    ]);
    const zip = await readFile(await download.path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes('profile.json')).toBe(true);
  });
});
