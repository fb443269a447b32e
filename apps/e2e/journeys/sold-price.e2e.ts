import { expect, test } from '../src/fixtures.ts';
import { signUp } from '../src/member.ts';

const words = {
  th: {
    manage: /^จัดการ/,
    close: 'ขายหรือให้เช่าแล้ว…',
    price: /^ราคาที่ขายได้/,
    permit: /^ให้ใช้วัดความแม่น/,
    buyer: 'ผู้ซื้อหรือผู้เช่าคือ',
    closeIt: 'ปิดประกาศ',
    bell: 'การแจ้งเตือน ยังไม่อ่าน 1 เรื่อง',
    asked: /ผู้ขายบอกราคาที่ตกลงกับคุณสำหรับ/,
    told: 'ผู้ขายบอกว่าขายให้คุณที่ ฿4,250,000',
    agree: 'ถูกต้อง ให้ใช้ได้',
    agreed: 'คุณยืนยันแล้ว เปลี่ยนใจได้ทุกเมื่อ',
    decline: 'ไม่ยินยอม',
    declined: /^คุณไม่ยินยอม/,
  },
  en: {
    manage: /^Manage/,
    close: 'Sold or rented…',
    price: /^Price it sold for/,
    permit: /^It may be used to measure/,
    buyer: 'The buyer or tenant is',
    closeIt: 'Close listing',
    bell: 'Notifications 1 unread',
    asked: /The seller told the price/,
    told: 'The seller says that you bought it for ฿4,250,000',
    agree: 'It is right, use it',
    agreed: /^You agreed/,
    decline: 'I do not agree',
    declined: /^You did not agree/,
  },
} as const;

test('a seller states the price that a listing sold for, and the buyer is asked to confirm it', async ({
  page,
  request,
  language,
  to,
  publish,
  signIn,
  phones,
  openBrowser,
}) => {
  const labels = words[language];
  const { id } = await publish();
  const buyer = await signUp(request, phones.next());
  const enquiry = { kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone: buyer.phone, filled_ms: 9_000 };
  await buyer.api.call('POST', `/assets/${id}/leads`, { ...enquiry, consent_version: '2026-11' });

  await signIn();
  await page.goto(to.myAccountTab('assets'));
  await page.getByRole('button', { name: labels.manage }).click();
  await page.getByRole('menuitem', { name: labels.close, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: labels.price }).fill('4250000');
  await question.getByRole('checkbox', { name: labels.permit }).check();
  await question.getByRole('combobox', { name: labels.buyer }).selectOption({ index: 1 });
  await question.getByRole('button', { name: labels.closeIt }).click();
  await expect(question).toBeHidden();

  const theirs = await openBrowser();
  await signIn(theirs, buyer);
  const inbox = await theirs.newPage();
  await inbox.goto(to.myAccount);
  await inbox.getByRole('link', { name: labels.bell }).first().click();
  await inbox.getByRole('link', { name: labels.asked }).click();
  await expect(inbox.getByText(labels.told)).toBeVisible();
  await inbox.getByRole('button', { name: labels.agree }).click();
  await expect(inbox.getByText(labels.agreed)).toBeVisible();
  await inbox.getByRole('button', { name: labels.decline }).click();

  await expect(inbox.getByText(labels.declined)).toBeVisible();
});
