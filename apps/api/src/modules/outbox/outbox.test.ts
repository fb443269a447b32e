import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { outboxMessages } from '../../db/schema.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { createFileTransport } from './file-transport.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxQueries } from './outbox.queries.ts';
import { RefusedMessage, type OutboundMessage, type Transport } from './transport.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(outboxMessages);
});
afterAll(() => database.close());

const add = (to = '+66812345678') =>
  createOutboxQueries(database.db).add({ channel: 'sms', to, text: 'รหัส 123456', code: '123456', lifeS: 300 });
const rows = () => database.db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));
const outboxWith = (transport: Transport | undefined) =>
  createOutbox({
    db: database.db,
    transports: transport ? { sms: transport, email: transport } : {},
    composeNews: ({ items }) => ({ text: items.map(({ text }) => text).join() }),
    logger: { error: vi.fn(), warn: vi.fn() },
  });
/** A provider that records accepted messages and can refuse. */
const createProvider = () => {
  const accepted: OutboundMessage[] = [];
  const provider = {
    accepted,
    isDown: false,
    async send(message: OutboundMessage) {
      if (provider.isDown) throw new Error('provider is down');
      accepted.push(message);
    },
  };
  return provider;
};

describe('the outbox', () => {
  it('sends due messages once and erases their codes', async () => {
    const provider = createProvider();
    await add();

    await outboxWith(provider).deliverDue();
    await outboxWith(provider).deliverDue();

    expect(provider.accepted).toMatchObject([{ to: '+66812345678', text: 'รหัส 123456', code: '123456' }]);
    expect(await rows()).toMatchObject([{ body: '', code: null, sent_at: expect.any(Date), tries: 1 }]);
  });

  it('sends several batches in one run', async () => {
    const provider = createProvider();
    for (let n = 0; n < 45; n += 1) await add();

    await outboxWith(provider).deliverDue();

    expect(provider.accepted).toHaveLength(45);
  });

  it('delivers each message on one of many replicas', async () => {
    const provider = createProvider();
    for (let n = 0; n < 30; n += 1) await add();

    await Promise.all(Array.from({ length: 4 }, () => outboxWith(provider).deliverDue()));

    expect(new Set(provider.accepted.map(({ id }) => id)).size).toBe(30);
    expect(provider.accepted).toHaveLength(30);
  });

  it('retries with exponential backoff', async () => {
    const provider = createProvider();
    const outbox = outboxWith(provider);
    await add();
    provider.isDown = true;
    await outbox.deliverDue();
    provider.isDown = false;

    await outbox.deliverDue();
    expect(provider.accepted).toHaveLength(0);
    await letTimePass(database.db, 13);
    provider.isDown = true;
    await outbox.deliverDue();
    provider.isDown = false;
    await letTimePass(database.db, 19);
    await outbox.deliverDue();
    expect(provider.accepted).toHaveLength(0);
    await letTimePass(database.db, 7);
    await outbox.deliverDue();

    expect(provider.accepted).toHaveLength(1);
    expect(await rows()).toMatchObject([{ tries: 3, sent_at: expect.any(Date) }]);
  });

  it('spreads the retries of messages that failed together', async () => {
    for (let n = 0; n < 20; n += 1) await add();

    await createOutboxQueries(database.db).takeDue(20);

    const pauses = (await rows()).map(({ next_try_at, created_at }) => next_try_at.getTime() - created_at.getTime());
    expect(new Set(pauses.map((pause) => Math.round(pause / 10))).size).toBeGreaterThan(5);
  });

  it('stops after eight tries and keeps the message for an operator', async () => {
    const send = vi.fn().mockRejectedValue(new Error('down'));
    const { add: addLong } = createOutboxQueries(database.db);
    await addLong({ channel: 'email', to: 'a@b.example', subject: 'ข่าว', text: 'เนื้อหา', code: null, lifeS: 86_400 });
    const outbox = outboxWith({ send });

    for (let turn = 0; turn < 10; turn += 1) {
      await outbox.deliverDue();
      await letTimePass(database.db, 4_501);
    }

    expect(send).toHaveBeenCalledTimes(8);
    expect(await rows()).toMatchObject([{ tries: 8, failed_at: expect.any(Date), subject: 'ข่าว', body: 'เนื้อหา' }]);
    expect(await createOutboxQueries(database.db).countOpen()).toMatchObject({ count: 0, stopped: 1 });
  });

  it('removes messages of a channel that the site does not have', async () => {
    await add();

    await outboxWith(undefined).deliverDue();

    expect(await rows()).toEqual([]);
  });

  it('F5 sends again with the same id after a crash between sending and marking it', async () => {
    const provider = createProvider();
    await add();
    const [taken] = await createOutboxQueries(database.db).takeDue(1);
    const { recipient: to, body: text, created_at: createdAt, ...rest } = taken!;
    await provider.send({ ...rest, to, text, createdAt });
    await letTimePass(database.db, 13);

    await outboxWith(provider).deliverDue();
    await outboxWith(provider).deliverDue();

    expect(provider.accepted.map(({ id }) => id)).toEqual([taken!.id, taken!.id]);
  });

  it('gives up a refused message', async () => {
    const send = vi.fn().mockRejectedValue(new RefusedMessage('no such number'));
    await add();

    await outboxWith({ send }).deliverDue();
    await letTimePass(database.db, 13);
    await outboxWith({ send }).deliverDue();

    expect(send).toHaveBeenCalledOnce();
    expect(await rows()).toMatchObject([{ body: '', code: null, sent_at: null, failed_at: expect.any(Date) }]);
  });

  it('gives up an expired message', async () => {
    const provider = createProvider();
    await add();
    await letTimePass(database.db, 301);

    await outboxWith(provider).deliverDue();

    expect(provider.accepted).toHaveLength(0);
    expect(await rows()).toMatchObject([{ body: '', code: null, sent_at: null, failed_at: expect.any(Date) }]);
  });

  it('sends nothing that was rolled back', async () => {
    const provider = createProvider();
    const failing = database.db.transaction(async (tx) => {
      await createOutboxQueries(tx).add({ channel: 'sms', to: '+66812345678', text: 'x', code: null, lifeS: 300 });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');

    await outboxWith(provider).deliverDue();

    expect(provider.accepted).toHaveLength(0);
  });

  it('runs once started, and not after stopping', async () => {
    const provider = createProvider();
    const outbox = outboxWith(provider);
    await add();
    outbox.start();
    await outbox.stop();
    expect(provider.accepted).toHaveLength(1);

    await add();
    outbox.runNow();
    await outbox.stop();
    expect(provider.accepted).toHaveLength(1);
  });
});

describe('the file transport', () => {
  it('writes one complete JSON file per message, replaced by a repetition', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'yoodee-outbox-')), 'made', 'when-needed');
    const message: OutboundMessage = {
      id: 7,
      channel: 'sms',
      to: '+66812345678',
      text: 'รหัสอยู่ดี 123456 (อ้างอิง ABCD) อย่าบอกใคร',
      code: '123456',
      createdAt: new Date('2026-01-02T03:04:05.678Z'),
    };
    const transport = createFileTransport(folder);
    await transport.send(message, AbortSignal.timeout(5_000));
    await transport.send(message, AbortSignal.timeout(5_000));

    const names = await readdir(folder);
    expect(names).toEqual(['2026-01-02T03-04-05.678Z-7.json']);
    expect(JSON.parse(await readFile(join(folder, names[0]!), 'utf8'))).toEqual({
      channel: 'sms',
      to: '+66812345678',
      text: message.text,
      code: '123456',
      created_at: '2026-01-02T03:04:05.678Z',
    });
    await rm(folder, { recursive: true });
  });
});
