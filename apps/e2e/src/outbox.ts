import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface OutboxMessage {
  to: string;
  /** Of a mail. */
  subject?: string;
  text: string;
  code: string | null;
}

/** `DATA_DIR` of the site that the run's configuration started. */
const siteDataDir = (): string => process.env.E2E_DATA_DIR!;

/** `081-234-5678` → `+66812345678`. */
export const toInternational = (phone: string): string => `+66${phone.replace(/\D/g, '').slice(1)}`;

const readMessages = (folder: string): OutboxMessage[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as OutboxMessage)
    : [];

/** The one-time code with this reference in the message to a phone (local notation), if it has arrived. */
export const findCode = (phone: string, refCode: string, dataDir: string): string | null => {
  const to = toInternational(phone);
  const messages = readMessages(join(dataDir, 'outbox'));
  return messages.find((message) => message.to === to && message.text.includes(refCode))?.code ?? null;
};

/** Waits for a path in a message to a LINE user; `pattern` matches the path. */
export const readLineLink = async (pattern: RegExp): Promise<string> => {
  let path: string | undefined;
  await expect
    .poll(() => {
      const texts = readMessages(join(siteDataDir(), 'outbox')).filter(({ to }) => to.startsWith('U'));
      return (path = texts.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean));
    })
    .toBeDefined();
  return path!;
};

/** Waits for {@link findCode}. */
export const readCode = async (phone: string, refCode: string, dataDir = siteDataDir()): Promise<string> => {
  let code: string | null = null;
  await expect
    .poll(() => (code = findCode(phone, refCode, dataDir)), {
      message: `a code for ${phone} with reference ${refCode}`,
    })
    .not.toBeNull();
  return code!;
};

/** Waits for a path in a message to this phone (local notation); `pattern` matches the path. */
const readLink = async (phone: string, pattern: RegExp, dataDir: string): Promise<string> => {
  const to = toInternational(phone);
  let path: string | undefined;
  await expect
    .poll(() => {
      const texts = readMessages(join(dataDir, 'outbox')).flatMap((message) => (message.to === to ? message.text : []));
      path = texts.map((text) => pattern.exec(text)?.[0]).find(Boolean);
      return path;
    })
    .toBeDefined();
  return path!;
};

/** Waits for the path of the link that undoes a change of this phone (local notation), in the message to it. */
export const readUndoLink = (phone: string, dataDir = siteDataDir()): Promise<string> =>
  readLink(phone, /\/(?:en\/)?authenticate\/undo-phone#\S+/, dataDir);

/** Waits for the path of the link to a conversation, in the message to this phone (local notation). */
export const readConversationLink = (phone: string, dataDir = siteDataDir()): Promise<string> =>
  readLink(phone, /\/(?:en\/)?conversation#\S+/, dataDir);

/** The mails to an address so far. */
export const readMails = (email: string, dataDir = siteDataDir()): OutboxMessage[] =>
  readMessages(join(dataDir, 'outbox')).filter(({ to }) => to === email);

/** Waits for a mail to this address with a matching subject. */
export const readMail = async (email: string, subject: RegExp): Promise<OutboxMessage> => {
  let mail: OutboxMessage | undefined;
  await expect
    .poll(() => (mail = readMails(email).find((one) => subject.test(one.subject ?? ''))), {
      message: `a mail to ${email} with the subject ${subject}`,
    })
    .toBeDefined();
  return mail!;
};
