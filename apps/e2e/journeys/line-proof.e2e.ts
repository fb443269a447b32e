import type { Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { proofDialog, proveByCode } from '../src/proof.ts';

/** The two combinations of screen and language run at the same time, so each has a LINE account of its own. */
const words = {
  th: {
    persona: 'อนันต์',
    link: 'เชื่อม LINE',
    linked: 'เชื่อมแล้ว',
    unlink: 'เลิกเชื่อม',
    download: 'ดาวน์โหลด',
    useLine: 'ยืนยันด้วย LINE',
  },
  en: {
    persona: 'John Smith',
    link: 'Link LINE',
    linked: 'Linked',
    unlink: 'Unlink',
    download: 'Download',
    useLine: 'Confirm with LINE',
  },
};

/** Chooses an account on the page of the LINE stand-in. */
const approveAs = (page: Page, persona: string) => page.getByRole('link', { name: persona }).click();

test('a member links LINE, confirms with it, and the download goes on after the way back', async ({
  page,
  language,
  to,
  member,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/favicon\.ico/, 'the page of the LINE stand-in has no icon');
  const labels = words[language];
  const dialog = proofDialog(page, language);
  await signIn();
  await page.goto(to.setting);

  await test.step('links LINE after a code to the phone', async () => {
    await page.getByRole('button', { name: labels.link }).click();
    await proveByCode(page, language, member.phone);
    await approveAs(page, labels.persona);
    await expect(page).toHaveURL(`${to.setting}#sign-in`);
    await expect(page.getByText(labels.linked, { exact: true })).toBeVisible();
  });

  await test.step('downloads everything after LINE has confirmed who asks', async () => {
    await page.getByRole('button', { name: labels.download }).click();
    await dialog.getByRole('button', { name: labels.useLine }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), approveAs(page, labels.persona)]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await expect(page).toHaveURL(`${to.setting}#privacy`);
  });

  await test.step('unlinks LINE, confirmed by LINE', async () => {
    await page.getByRole('button', { name: labels.unlink }).click();
    await dialog.getByRole('button', { name: labels.useLine }).click();
    await approveAs(page, labels.persona);
    await expect(page.getByRole('button', { name: labels.link })).toBeVisible();
  });
});
