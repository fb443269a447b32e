import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Filed {
  to: string;
  text: string;
  code: string | null;
}

/** `DATA_DIR` of the site that the run's configuration started. */
const siteDataDir = (): string => process.env.E2E_DATA_DIR!;

/** `081-234-5678` → `+66812345678`. */
export const internationally = (phone: string): string => `+66${phone.replace(/\D/g, '').slice(1)}`;

const readMessages = (folder: string): Filed[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Filed)
    : [];

/** The one-time code in the message that reached a phone (as its owner writes it) with this reference, if it is there. */
export const findCode = (phone: string, refCode: string, dataDir: string): string | null => {
  const to = internationally(phone);
  const messages = readMessages(join(dataDir, 'outbox'));
  return messages.find((message) => message.to === to && message.text.includes(refCode))?.code ?? null;
};

/** The same, waited for. */
export const readCode = async (phone: string, refCode: string, dataDir = siteDataDir()): Promise<string> => {
  let code: string | null = null;
  await expect
    .poll(() => (code = findCode(phone, refCode, dataDir)), {
      message: `a code for ${phone} with reference ${refCode}`,
    })
    .not.toBeNull();
  return code!;
};
