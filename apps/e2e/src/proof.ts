import { expect, type Page } from '@playwright/test';
import type { Locale } from '@yoodee/site';
import { readCode } from './outbox.ts';

const words = {
  th: { title: 'ยืนยันว่าเป็นคุณ', send: 'ส่งรหัส', reference: /รหัสอ้างอิง (\w{4})/, code: 'รหัสจาก SMS' },
  en: {
    title: 'Confirm that it is you',
    send: 'Send code',
    reference: /reference (\w{4})/i,
    code: 'Code from the SMS',
  },
};

/** The dialog that asks a member to prove who they are. */
export const proofDialog = (page: Page, language: Locale) => page.getByRole('dialog', { name: words[language].title });

/** Gives the proof by a code to `phone`, the member's present one. Returns when the dialog is closed. */
export const proveByCode = async (page: Page, language: Locale, phone: string): Promise<void> => {
  const { send, reference, code } = words[language];
  const dialog = proofDialog(page, language);
  await dialog.getByRole('button', { name: send }).click();
  const [, refCode] = reference.exec(await dialog.getByText(reference).innerText())!;
  await dialog.getByLabel(code).fill(await readCode(phone, refCode!));
  await expect(dialog).toBeHidden();
};
