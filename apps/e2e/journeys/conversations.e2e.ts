import { expect, test } from '../src/fixtures.ts';
import { readConversationLink } from '../src/outbox.ts';

const words = {
  th: {
    row: /วิภา/,
    toBuyer: 'ข้อความถึง วิภา',
    toSeller: /^ข้อความถึง/,
    send: 'ส่ง',
    read: 'อ่านแล้ว',
    gone: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    menu: /^จัดการการสนทนา/,
    revoke: 'เลิกรับ SMS และยกเลิกลิงก์',
    confirmRevoke: 'ยกเลิกลิงก์',
    block: 'บล็อก',
    blocked: /^คุณบล็อก วิภา ไว้/,
    waiting: 'จะส่งเมื่อเชื่อมต่อได้',
    attach: 'แนบรูปหรือ PDF',
    attached: 'ไฟล์ที่แนบ',
    lie: /notes\.jpg/,
    photo: /^รูปที่ 1 จาก 3/,
    photos: 'รูปในข้อความ',
    next: 'รูปถัดไป',
    download: /^ดาวน์โหลด lease\.pdf/,
  },
  en: {
    row: /วิภา/,
    toBuyer: 'Message to วิภา',
    toSeller: /^Message to/,
    send: 'Send',
    read: 'Read',
    gone: 'This link no longer works',
    menu: /^Manage the conversation/,
    revoke: 'Stop texts and revoke link',
    confirmRevoke: 'Revoke link',
    block: 'Block',
    blocked: /^You have blocked วิภา/,
    waiting: 'Will be sent once connected',
    attach: 'Attach photos or a PDF',
    attached: 'Attached files',
    lie: /notes\.jpg/,
    photo: /^Photo 1 of 3/,
    photos: 'Photos of the message',
    next: 'Next photo',
    download: /^Download lease\.pdf/,
  },
} as const;

test('a buyer without an account and a seller talk, each seeing at once what the other writes', async ({
  page,
  request,
  language,
  to,
  publish,
  signIn,
  phone,
  openBrowser,
}) => {
  const labels = words[language];
  const { id } = await publish();
  const enquiry = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone, filled_ms: 9_000 };
  const sent = await request.post(`/api/v1/assets/${id}/leads`, {
    data: { ...enquiry, consent_version: '2026-11' },
    headers: { 'accept-language': language },
  });
  expect(sent.status()).toBe(201);

  await signIn();
  await page.goto(to.myAccountTab('messages'));
  await page.getByRole('link', { name: labels.row }).click();
  await expect(page.getByRole('region').getByText('ยังอยู่ไหม', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: labels.toBuyer }).fill('ยังอยู่ค่ะ');
  await page.getByRole('button', { name: labels.send, exact: true }).click();

  const buyer = await (await openBrowser()).newPage();
  await buyer.goto(await readConversationLink(phone));
  await expect(buyer.getByText('ยังอยู่ค่ะ')).toBeVisible();
  await expect(buyer).not.toHaveURL(/#/);
  await expect(page.getByRole('region').getByText(labels.read, { exact: true })).toBeVisible();

  await buyer.getByRole('textbox', { name: labels.toSeller }).fill('ขอไปดูวันเสาร์');
  await buyer.getByRole('button', { name: labels.send, exact: true }).click();
  await expect(page.getByRole('region').getByText('ขอไปดูวันเสาร์', { exact: true })).toBeVisible();
  // The enquiry and the answer.
  await expect(buyer.getByRole('region').getByText(labels.read, { exact: true })).toHaveCount(2);

  await buyer.getByRole('button', { name: labels.menu }).click();
  await buyer.getByRole('menuitem', { name: labels.revoke }).click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: labels.confirmRevoke }).click();
  await expect(buyer.getByRole('heading', { name: labels.gone })).toBeVisible();
  await page.getByRole('button', { name: labels.menu }).click();
  await page.getByRole('menuitem', { name: labels.block }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: labels.block }).click();
  await expect(page.getByText(labels.blocked)).toBeVisible();
});

test('a message written without a connection is sent once when it is back', async ({
  page,
  context,
  request,
  language,
  to,
  publish,
  signIn,
  phone,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/ERR_INTERNET_DISCONNECTED/, 'the network is taken away');
  const labels = words[language];
  const { id } = await publish();
  const enquiry = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone, filled_ms: 9_000 };
  await request.post(`/api/v1/assets/${id}/leads`, { data: { ...enquiry, consent_version: '2026-11' } });
  await signIn();
  await page.goto(to.myAccountTab('messages'));
  await page.getByRole('link', { name: labels.row }).click();
  const list = page.getByRole('region');
  await expect(list.getByText('ยังอยู่ไหม', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('textbox', { name: labels.toBuyer }).fill('ยังอยู่ค่ะ');
  await page.getByRole('button', { name: labels.send, exact: true }).click();
  await expect(list.getByText(labels.waiting, { exact: true })).toBeVisible();
  await context.setOffline(false);

  await expect(list.getByText(labels.waiting, { exact: true })).toHaveCount(0);
  await expect(list.getByText('ยังอยู่ค่ะ', { exact: true })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: labels.row })).toBeFocused();
});

test('photographs and a PDF go both ways, and Back closes a photograph', async ({
  page,
  request,
  language,
  to,
  publish,
  signIn,
  phone,
  openBrowser,
  photographs,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/415/, 'one file is not what its name says');
  const labels = words[language];
  const { id } = await publish();
  const enquiry = { kind: 'question', message: 'ขอดูรูปเพิ่ม', name: 'วิภา', phone, filled_ms: 9_000 };
  await request.post(`/api/v1/assets/${id}/leads`, {
    data: { ...enquiry, consent_version: '2026-11' },
    headers: { 'accept-language': language },
  });
  await signIn();
  await page.goto(to.myAccountTab('messages'));
  await page.getByRole('link', { name: labels.row }).click();
  const send = page.getByRole('button', { name: labels.send, exact: true });
  const { living, onItsSide, heic, notAnImage } = photographs;
  await page.locator('input[type=file]').setInputFiles([living, onItsSide, heic, notAnImage]);
  await expect(page.getByRole('alert').filter({ hasText: labels.lie })).toBeVisible();
  await expect(page.getByRole('list', { name: labels.attached }).getByRole('listitem')).toHaveCount(3);
  await expect(send).toBeEnabled({ timeout: 60_000 });
  // Nothing is lost with the page: the files are there again.
  await page.reload();
  await expect(page.getByRole('list', { name: labels.attached }).getByRole('listitem')).toHaveCount(3);
  await expect(send).toBeEnabled({ timeout: 60_000 });
  await send.click();
  const photo = page.getByRole('button', { name: labels.photo });
  await expect(photo.getByRole('img')).toBeVisible();

  const buyer = await (await openBrowser()).newPage();
  await buyer.goto(await readConversationLink(phone));
  await buyer.getByRole('button', { name: labels.photo }).click();
  const viewer = buyer.getByRole('dialog', { name: labels.photos });
  await viewer.getByRole('button', { name: labels.next }).click();
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await expect
    .poll(() => viewer.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(320);
  await buyer.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(buyer.getByRole('button', { name: labels.photo })).toBeVisible();

  const pdf =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\n';
  const whole = `${pdf}startxref\n${pdf.indexOf('xref\n')}\n%%EOF\n`;
  await buyer
    .locator('input[type=file]')
    .setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(whole) });
  await buyer.getByRole('button', { name: labels.send, exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: labels.download }).click();
  expect((await download).suggestedFilename()).toBe('lease.pdf');
});
