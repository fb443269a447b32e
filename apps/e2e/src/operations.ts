import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** Runs an operation on the site of the run, as `npm run ops`. Returns its lines. */
const operate = async (...command: string[]): Promise<string[]> => {
  const settings = { PORT: process.env.E2E_PORT || '4310', DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/runner/ops.ts', ...command], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  return stdout.split('\n');
};

/** `12  email to v***@example.com  0 tries  waits until …`. */
const held = /^(\d+) {2}email .* waits until /;

/** Sends the mails that wait for the morning. By day there are none. */
export const sendHeldMails = async (): Promise<void> => {
  for (const line of await operate('message', 'list')) {
    const [, id] = held.exec(line) ?? [];
    if (id) await operate('message', 'send', id);
  }
};
