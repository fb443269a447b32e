import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboundMessage, Transport } from './transport.ts';

/** A message as a file. */
export interface FiledMessage {
  channel: OutboundMessage['channel'];
  to: string;
  /** Of a mail, with its HTML where it has any. */
  subject?: string;
  html?: string;
  text: string;
  code: string | null;
  created_at: string;
}

/** Sorts by time. A message always gets the same name, so a second delivery replaces the first. */
const fileName = ({ id, createdAt }: OutboundMessage) => `${createdAt.toISOString().replaceAll(':', '-')}-${id}.json`;

/** The development transport: one JSON file per message in `folder`, written atomically. */
export const createFileTransport = (folder: string): Transport => ({
  async send(message, signal) {
    const { channel, to, text, mail, code, createdAt } = message;
    const filed: FiledMessage = {
      channel,
      to,
      ...(mail && { subject: mail.subject, ...(mail.html !== undefined && { html: mail.html }) }),
      text,
      code,
      created_at: createdAt.toISOString(),
    };
    const path = join(folder, fileName(message));
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.part`, JSON.stringify(filed, null, 2), { mode: 0o600, signal });
    await rename(`${path}.part`, path);
  },
});

/** The last `count` messages in `folder`, newest first. */
export const readFiledMessages = async (folder: string, count: number): Promise<FiledMessage[]> => {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, count);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as FiledMessage),
  );
};
