import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Filed {
  to: string;
  code: string | null;
}

/** `DATA_DIR` of the site that the run's configuration started. */
export const siteDataDir = (): string => process.env.E2E_DATA_DIR!;

const newestCode = (folder: string, to: string): string | null => {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  // Names begin with the time, so the last one is the newest.
  for (const name of names.sort().reverse()) {
    const { to: recipient, code } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Filed;
    if (recipient === to) return code;
  }
  return null;
};

/** `081-234-5678` → `+66812345678`. */
export const internationally = (phone: string): string => `+66${phone.replace(/\D/g, '').slice(1)}`;

/** The newest code sent to a phone as its owner writes it; waits until there is one. */
export const readCode = async (phone: string, dataDir = siteDataDir()): Promise<string> => {
  let code: string | null = null;
  await expect
    .poll(() => (code = newestCode(join(dataDir, 'outbox'), internationally(phone))), {
      message: `a code for ${phone}`,
    })
    .not.toBeNull();
  return code!;
};
