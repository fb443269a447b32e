import { addAuthenticator } from '../src/authenticator.ts';
import { expect, test } from '../src/fixtures.ts';
import { proofDialog, proveByCode } from '../src/proof.ts';

const words = {
  th: {
    section: 'พาสคีย์',
    add: 'เพิ่มพาสคีย์',
    none: 'ยังไม่มีพาสคีย์',
    rename: /^เปลี่ยนชื่อ /,
    name: 'ชื่อพาสคีย์',
    save: 'บันทึก',
    newName: 'เครื่องที่บ้าน',
    signIn: 'เข้าสู่ระบบด้วยพาสคีย์',
    used: /ใช้ล่าสุด/,
    remove: 'ลบ',
    prove: 'ยืนยันด้วยพาสคีย์',
  },
  en: {
    section: 'Passkeys',
    add: 'Add a passkey',
    none: 'No passkeys yet',
    rename: /^Rename /,
    name: 'Name of the passkey',
    save: 'Save',
    newName: 'Device at home',
    signIn: 'Sign in with a passkey',
    used: /last used/,
    remove: 'Remove',
    prove: 'Confirm with a passkey',
  },
};

test('a member adds a passkey, signs in with it, confirms with it and removes it', async ({
  page,
  context,
  language,
  to,
  member,
  signIn,
  consoleWatch,
}) => {
  consoleWatch.expectComplaint(/status of 400 .*auth\/passkey/, 'the passkey was removed');
  const labels = words[language];
  const device = await addAuthenticator(page);
  const section = page.getByRole('region', { name: labels.section, exact: true });
  const dialog = proofDialog(page, language);
  const forgetSession = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await context.clearCookies();
  };
  await signIn();

  await test.step('adds one after the code from the phone', async () => {
    await page.goto(`${to.setting}#passkeys`);
    await expect(section.getByText(labels.none)).toBeVisible();
    await section.getByRole('button', { name: labels.add }).click();
    await proveByCode(page, language, member.phone);
    await expect(section.getByRole('listitem')).toHaveCount(1);
    expect(await device.count()).toBe(1);
  });

  await test.step('gives it a name', async () => {
    await section.getByRole('button', { name: labels.rename }).click();
    await section.getByLabel(labels.name).fill(labels.newName);
    await section.getByRole('button', { name: labels.save }).click();
    await expect(section.getByText(labels.newName, { exact: true })).toBeVisible();
  });

  await test.step('signs in with it below the phone field, where the device confirms at once', async () => {
    await forgetSession();
    await page.goto(to.authenticate(to.setting));
    await expect(page).toHaveURL(to.setting);
    await expect(section.getByText(labels.used)).toBeVisible();
  });

  await test.step('signs in with it by the button, in a browser that offers none below the field', async () => {
    await page.addInitScript(() => {
      // The empty page before the next one has no such object.
      if ('PublicKeyCredential' in globalThis) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await forgetSession();
    await page.goto(to.authenticate(to.setting));
    await page.getByRole('button', { name: labels.signIn }).click();
    await expect(page).toHaveURL(to.setting);
  });

  await test.step('confirms with it, and removes it', async () => {
    await section.getByRole('button', { name: `${labels.remove} ${labels.newName}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: labels.remove, exact: true }).click();
    await dialog.getByRole('button', { name: labels.prove }).click();
    await expect(section.getByText(labels.none)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('cannot sign in with it any more', async () => {
    await forgetSession();
    await page.goto(to.authenticate());
    await page.getByRole('button', { name: labels.signIn }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(to.authenticate());
  });
});
