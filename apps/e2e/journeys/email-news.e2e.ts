import { expect, test } from '../src/fixtures.ts';
import { sendHeldMails } from '../src/operations.ts';
import { readLineLink, readMail, readMails, type OutboxMessage } from '../src/outbox.ts';
import { openHydrated } from '../src/page-life.ts';

const words = {
  th: {
    ...{ add: 'เพิ่มอีเมล', address: 'อีเมล', sendCode: 'ส่งรหัสยืนยัน', code: 'รหัสจากอีเมล', verify: 'ยืนยันอีเมล' },
    ...{ services: 'คำขอใช้บริการมีความคืบหน้า แจ้งทางอีเมล', asked: /^มีคนติดต่อเรื่อง / },
    ...{ stopMail: 'หยุดรับอีเมล', stopped: 'หยุดส่งอีเมลแล้ว', enquiries: 'มีคนติดต่อหรือส่งข้อความมา แจ้งทางอีเมล' },
    ...{ save: 'บันทึกการค้นหา', sendLink: 'ส่งลิงก์ยืนยัน', confirmInMail: 'เปิดอีเมลเพื่อยืนยัน' },
    ...{ confirm: 'ยืนยัน รับการแจ้งเตือน', confirmed: /ยืนยันแล้ว/, matches: /^ทรัพย์ใหม่ \d+ รายการตรงกับ/ },
    ...{ stopAlerts: /หยุดรับ/, alertsStopped: 'หยุดส่งและลบทั้งหมดแล้ว', instant: 'ทันที' },
    ...{ next: 'ต่อไป ยืนยันใน LINE', openLine: 'เปิด LINE', persona: 'สมหญิง ใจดี' },
  },
  en: {
    ...{ add: 'Add email', address: 'Email', sendCode: 'Send code', code: 'Code from the email' },
    ...{
      verify: 'Verify email',
      services: 'A service request moves on: tell me by Email',
      asked: /^Somebody asks about /,
    },
    ...{
      stopMail: 'Stop email',
      stopped: 'No more email',
      enquiries: 'Somebody contacts me or writes back: tell me by Email',
    },
    ...{ save: 'Save search', sendLink: 'Send the confirmation link', confirmInMail: 'Confirm in your email' },
    ...{
      confirm: 'Confirm and get alerts',
      confirmed: /^Confirmed/,
      matches: /new propert(y matches|ies match) your/,
    },
    ...{ stopAlerts: /Stop and erase everything/, alertsStopped: /Stopped/, instant: 'At once' },
    ...{ next: 'Next: confirm in LINE', openLine: 'Open LINE', persona: 'John Smith' },
  },
};

test('a seller adds an email address, gets a mail about an enquiry, and unsubscribes with its link', async ({
  page,
  member,
  signIn,
  publish,
  request,
  language,
  to,
  phones,
}) => {
  const labels = words[language];
  const email = `seller-${member.profile.id}@example.com`;
  await signIn();
  const { id, first_name, last_name } = member.profile;
  await member.api.call('PUT', `/member/profile/${id}`, { first_name, last_name, locale: language });
  // At night, notifications wait for the morning.
  await member.api.call('PATCH', '/member/notification-choices', { quiet_hours: false });
  await page.goto(`${to.setting}#notifications`);

  await page.getByRole('button', { name: labels.add }).click();
  await page.getByRole('textbox', { name: labels.address }).fill(email);
  await page.getByRole('button', { name: labels.sendCode }).click();
  const { code } = await readMail(email, /\d{6}/);
  await page.getByRole('textbox', { name: labels.code }).fill(code!);
  await page.getByRole('button', { name: labels.verify }).click();
  await expect(page.getByText(email)).toBeVisible();
  const services = page.getByRole('checkbox', { name: labels.services });
  await services.click();
  await expect(services).toBeChecked();

  const asset = await publish();
  const asked = await request.post(`/api/v1/assets/${asset.id}/leads`, {
    data: {
      ...{ kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone: phones.next() },
      ...{ consent_version: '2026-11', filled_ms: 5_000 },
    },
  });
  expect(asked.status()).toBe(201);
  const mail = await readMail(email, labels.asked);
  expect(mail.text).toContain(`/my-account?tab=messages&conversation=`);

  const [stopLink] = /\/api\/unsubscribe\/\S+/.exec(mail.text)!;
  await page.context().clearCookies();
  await page.goto(stopLink);
  await page.getByRole('button', { name: labels.stopMail }).click();
  await expect(page.getByRole('heading', { name: labels.stopped })).toBeVisible();

  await signIn();
  await page.goto(`${to.setting}#notifications`);
  await expect(page.getByRole('checkbox', { name: labels.enquiries })).not.toBeChecked();
});

test('a visitor gets new listings of a search by email without an account, and stops them', async ({
  page,
  member,
  publish,
  language,
  to,
}) => {
  // It waits for a job that runs once a minute.
  test.slow();
  const labels = words[language];
  const email = `visitor-${member.profile.id}@example.com`;
  // A price that no listing of another test has: each would be in a mail, too.
  const price = 4_800_000 + member.profile.id;
  const query = `property_type=condo&price_min=${price}&price_max=${price}`;
  await openHydrated(page, to.assetsWith(query));
  await page.getByRole('link', { name: labels.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(labels.address, { exact: true }).click();
  await dialog.getByRole('textbox', { name: labels.address }).fill(email);
  await dialog.getByRole('combobox').selectOption({ label: labels.instant });
  await dialog.getByRole('button', { name: labels.sendLink }).click();
  await expect(dialog.getByRole('heading', { name: labels.confirmInMail })).toBeVisible();

  const { text } = await readMail(email, /./);
  await page.goto(/\/api\/alerts\?\S+/.exec(text)![0]);
  await page.getByRole('button', { name: labels.confirm }).click();
  await expect(page.getByRole('status')).toHaveText(labels.confirmed);

  const asset = await publish({ property_type: 'condo', price_sale: price });
  // The job runs once a minute. At night, its mails wait for the morning.
  let mail: OutboxMessage | undefined;
  await expect
    .poll(
      async () => {
        await sendHeldMails();
        return (mail = readMails(email).find(({ subject }) => labels.matches.test(subject ?? '')));
      },
      { timeout: 180_000, intervals: [5_000] },
    )
    .toBeDefined();
  expect(mail!.text).toContain(to.asset(asset.id));
  await page.goto(to.asset(asset.id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(/\/api\/alerts\/stop\?\S+/.exec(mail!.text)![0]);
  await page.getByRole('button', { name: labels.stopAlerts }).click();
  await expect(page.getByRole('heading', { name: labels.alertsStopped })).toBeVisible();
  expect(readMails(email)).toHaveLength(2);
});

test('a visitor gets new listings of a search by LINE without an account, by sending a text that is ready', async ({
  page,
  context,
  language,
  to,
}) => {
  const labels = words[language];
  await openHydrated(page, to.assetsWith('property_type=condo&price_max=4712345'));
  await page.getByRole('link', { name: labels.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: labels.next }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: labels.openLine }).click();
  const chat = await opened;
  await chat.getByRole('link', { name: labels.persona }).click();
  await expect(chat.getByText('ส่งแล้ว · Sent')).toBeVisible();

  await page.goto(await readLineLink(new RegExp(`\\/api\\/alerts\\?key=\\S+lang=${language}`)));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await page.getByRole('button', { name: labels.stopAlerts }).click();
  await expect(page.getByRole('heading', { name: labels.alertsStopped })).toBeVisible();
});
