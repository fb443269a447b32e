import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLineStandIn, personas, type LineStandIn } from '@yoodee/line-stand-in';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { outboxMessages } from '../../db/schema.ts';
import type { DeliveryPlan } from '../../testing/deliver-until-killed.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { openTestMailbox, type TestMailbox } from '../../testing/test-mailbox.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { createLineTransport } from './line-transport.ts';
import { createMailTransport } from './mail-transport.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxQueries } from './outbox.queries.ts';

/** Without it, one kill for each step of a delivery. `OUTBOX_KILLS=200` goes through the steps several times. */
const { OUTBOX_KILLS } = process.env;
const program = fileURLToPath(new URL('../../testing/deliver-until-killed.ts', import.meta.url));

const compileCache = mkdtempSync(join(tmpdir(), 'yoodee-compiled-'));

let database: Database;
let line: LineStandIn;
let mailbox: TestMailbox;
beforeAll(async () => {
  database = await openTestDatabase();
  line = await createLineStandIn({ port: 0, channelId: '1', channelSecret: 'the-secret-of-a-test-channel-0123' });
  mailbox = await openTestMailbox();
});
afterAll(async () => {
  await mailbox.close();
  await line.close();
  await database.close();
  rmSync(compileCache, { recursive: true });
});

/** Delivers in a process of its own. Returns the signal that ended it, and otherwise the number of its steps. */
const deliver = (killAt: number): Promise<{ signal: string | null; steps: number }> => {
  const { host = '', connectionString } = database.pool.options;
  const plan: DeliveryPlan = {
    database: connectionString === undefined ? { socketDir: host } : { url: connectionString },
    line: { token: line.messagingEnv.LINE_MESSAGING_TOKEN, apiUrl: line.messagingEnv.LINE_MESSAGING_URL },
    smtpUrl: mailbox.url,
    killAt,
  };
  return new Promise((ended, failed) => {
    // Dozens of processes load the same modules.
    const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
    execFile(process.execPath, [program, JSON.stringify(plan)], { env }, (error, stdout, stderr) => {
      if (error && error.signal !== 'SIGKILL') failed(new Error(stderr));
      else ended({ signal: error?.signal ?? null, steps: Number(stdout) });
    });
  });
};

/** The process that is started after the killed one. */
const recovered = () =>
  createOutbox({
    db: database.db,
    transports: {
      line: createLineTransport({
        token: line.messagingEnv.LINE_MESSAGING_TOKEN,
        apiUrl: line.messagingEnv.LINE_MESSAGING_URL,
      }),
      email: createMailTransport({
        url: mailbox.url,
        from: 'hello@yoodee.example',
        origin: 'https://yoodee.example',
      }),
    },
    composeNews: () => ({ text: '' }),
    logger: { error: vi.fn(), warn: vi.fn() },
  });

let round = 0;
/** Two messages for LINE and one mail. */
const addMessages = async () => {
  round += 1;
  const { add } = createOutboxQueries(database.db);
  for (const part of ['a', 'b'])
    await add({ channel: 'line', to: personas[0]!.sub, text: `line ${round}${part}`, code: null, lifeS: 1_000_000 });
  await add({ channel: 'email', to: 'a@b.example', subject: `mail ${round}`, text: 'x', code: null, lifeS: 1_000_000 });
};
const openMessages = () => database.db.$count(outboxMessages, isNull(outboxMessages.sent_at));

const slow = { tags: ['slow'], timeout: 3_600_000 };

it('F5 loses no message and shows none twice when delivery is killed between any two steps', slow, async () => {
  await addMessages();
  const { signal, steps } = await deliver(0);
  expect({ signal, open: await openMessages() }).toEqual({ signal: null, open: 0 });
  expect(steps).toBeGreaterThan(15);
  const kills = Number(OUTBOX_KILLS ?? steps);

  for (let kill = 0; kill < kills; kill += 1) {
    await addMessages();
    const ended = await deliver(1 + (kill % steps));
    // The order of concurrent steps varies, so that the last ones may not be reached.
    if (kill % steps < steps - 3) expect(ended.signal).toBe('SIGKILL');
    await letTimePass(database.db, 60);
    await recovered().deliverDue();
    expect(await openMessages()).toBe(0);
  }

  const texts = line.messages.map(({ text }) => text);
  expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());
  expect(texts).toHaveLength(2 * round);
  const ids = new Map(mailbox.mails.map(({ messageId, subject }) => [messageId, subject]));
  expect([...ids.values()].toSorted()).toEqual(Array.from({ length: round }, (_, n) => `mail ${n + 1}`).toSorted());
  const repeated = mailbox.mails.length - round;
  // A mail that was accepted just before a kill is sent again with the same Message-ID: at most one per kill.
  expect(repeated).toBeLessThanOrEqual(kills);
  if (OUTBOX_KILLS) console.log({ kills, steps, messages: 3 * round, repeatedMails: repeated });
});
