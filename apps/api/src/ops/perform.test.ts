import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import {
  assetReports,
  assets,
  assetSearch,
  hiddenAssets,
  members,
  notifications,
  operations,
  outboxMessages,
  sessions,
} from '../db/schema.ts';
import { openDiskImageStore } from '../modules/images/disk-image-store.ts';
import { createSessionQueries } from '../modules/auth/sessions.queries.ts';
import { createOutboxQueries } from '../modules/outbox/outbox.queries.ts';
import { insertAsset, insertMember } from '../testing/listed-assets.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OperationContext } from './operation.ts';
import { operationProblem, perform } from './perform.ts';

let database: Database;
let folder: string;
let context: OperationContext;
let owner: number;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-ops-'));
  context = {
    db: database.db,
    store: await openDiskImageStore(folder),
    origin: 'https://yoodee.test',
    dump: database.dump,
  };
});
beforeEach(async () => {
  await database.db.delete(operations);
  await database.db.delete(outboxMessages);
  owner = await insertMember(database.db);
  id = await insertAsset(database.db, { owner_id: owner });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const ops = (command: string, values: Record<string, string | number> = {}, isDryRun = false) =>
  perform(context, {
    command,
    values: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)])),
    actor: 'somchai',
    note: 'เจ้าของโทรมา',
    isDryRun,
  });
const problemOf = (doing: Promise<unknown>) => doing.then(() => null, operationProblem);
const statusOf = async (assetId = id) =>
  (await database.db.select().from(assets).where(eq(assets.id, assetId)))[0]?.status;
const isFound = async () => (await database.db.$count(assetSearch, eq(assetSearch.asset_id, id))) === 1;
const writtenDown = () => database.db.select().from(operations).orderBy(asc(operations.id));
const report = (reporter: string) =>
  database.db.insert(assetReports).values({ asset_id: id, reason: 'wrong_price', detail: 'ราคาไม่ตรง', reporter });
const openReports = async () =>
  (await database.db.select().from(assetReports).where(eq(assetReports.asset_id, id))).map((one) => one.resolution);

describe('an operation', () => {
  it('is audited: who, what, when, why and the outcome', async () => {
    await ops('asset hide', { asset: `A${String(id).padStart(7, '0')}` });

    expect(await writtenDown()).toMatchObject([
      {
        actor: 'somchai',
        command: 'asset hide',
        input: { asset: id },
        note: 'เจ้าของโทรมา',
        outcome: 'done',
        result: [`Asset ${id} is hidden.`],
        at: expect.any(Date),
      },
    ]);
    expect(await ops('audit')).toEqual([expect.stringMatching(/somchai {2}asset hide \d+ {2}done .*เจ้าของโทรมา/)]);
  });

  it('reports in a dry run what it would do, and changes nothing', async () => {
    expect(await ops('asset hide', { asset: id }, true)).toEqual([`Asset ${id} would be hidden.`]);
    expect((await ops('member suspend', { member: owner }, true))[0]).toMatch(/^Member \d+ would be suspended: /);

    expect([await statusOf(), await isFound(), await writtenDown()]).toEqual(['published', true, []]);
    expect(await problemOf(ops('asset restore', { asset: id }, true))).toContain('not in a state');
  });

  it('changes nothing when it fails', async () => {
    expect(await problemOf(ops('asset hide', { asset: 999_999_999 }))).toBe('There is no such asset.');

    expect(await writtenDown()).toEqual([]);
  });

  it.each([
    ['asset hide', { asset: 'x' }, /Wrong value for <asset>/],
    ['asset hide', { asset: '0' }, /Wrong value for <asset>/],
    ['asset hide', {}, /Wrong value for <asset>/],
    ['asset hide', { asset: '1', other: '2' }, /Wrong value for <other>/],
    ['member erase', { member: '1.5' }, /Wrong value for <member>/],
    ['export', { folder: 'relative' }, /Wrong value for <folder>/],
    ['asset destroy', { asset: '1' }, /no operation asset destroy/],
  ])('refuses %s %j', async (command, values, problem) => {
    expect(await problemOf(ops(command, values as Record<string, string>))).toMatch(problem);
  });
});

describe('hiding an asset', () => {
  it.each(['published', 'reserved', 'paused', 'expired', 'sold'] as const)(
    'hides one that is %s from visitors until it is restored',
    async (status) => {
      await database.db.update(assets).set({ status }).where(eq(assets.id, id));

      await ops('asset hide', { asset: id });
      expect([await statusOf(), await isFound()]).toEqual(['hidden', false]);
      await ops('asset restore', { asset: id });

      expect([await statusOf(), await isFound()]).toEqual([status, status === 'published']);
    },
  );

  it('notifies the owner once', async () => {
    await ops('asset hide', { asset: id });

    expect(await problemOf(ops('asset hide', { asset: id }))).toContain('not in a state');
    const sent = await database.db.select().from(notifications).where(eq(notifications.member_id, owner));
    expect(sent.map(({ kind }) => kind)).toEqual(['asset_hidden']);
  });

  it('notifies the owner when it is restored', async () => {
    await ops('asset hide', { asset: id });
    await ops('asset restore', { asset: id });

    const sent = await database.db.select().from(notifications).where(eq(notifications.member_id, owner));
    expect(sent.map(({ kind, asset_id }) => [kind, asset_id])).toEqual([
      ['asset_hidden', id],
      ['asset_restored', id],
    ]);
  });
});

describe('reports', () => {
  it('are listed while they are open, with their text', async () => {
    await report('a');
    await report('b');

    expect(await ops('report list')).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^A\\d+  published  2 open since .*, 0 count  wrong_price  ห้องมุมชั้นสูง วิวสวน  ฿4,500,000  member ${owner} สมชาย ใจดี  https://yoodee.test/assets/${id}$`,
        ),
      ),
    );
    expect(await ops('report show', { asset: id })).toEqual([
      expect.stringMatching(/open {2}wrong_price {2}ราคาไม่ตรง$/),
      expect.stringContaining('open'),
    ]);
    await ops('report dismiss', { asset: id });
    expect((await ops('report list')).join()).not.toContain(String(id).padStart(7, '0'));
  });

  it('are listed without the price of a former deal', async () => {
    await database.db.update(assets).set({ price_rent_month: 20_000 }).where(eq(assets.id, id));
    await report('a');

    const [line] = (await ops('report list')).filter((text) => text.endsWith(`/assets/${id}`));
    expect(line).toContain('  ฿4,500,000  member');
  });

  it('show who reports whom, and who sells the same nearby', async () => {
    const rival = await insertMember(database.db);
    await insertAsset(database.db, { owner_id: rival });
    const bystander = await insertMember(database.db);
    const second = await insertAsset(database.db, { owner_id: owner, property_type: 'land' });
    const from = (reporter_id: number, asset_id: number, more = {}) =>
      database.db
        .insert(assetReports)
        .values({ asset_id, reason: 'offensive', reporter: `member-${reporter_id}`, reporter_id, ...more });
    await from(rival, id);
    await from(rival, second, { resolution: 'dismissed', resolved_at: new Date() });
    await from(bystander, id);

    const lines = await ops('report patterns');

    expect(lines).toContain(
      `member ${rival} reported member ${owner}  2 times (0 upheld, 1 dismissed)  1 sellers in all  rival: sells the same type in the same district`,
    );
    expect(lines.join()).not.toContain(`member ${bystander} reported`);
  });

  it('that are upheld hide the asset for good', async () => {
    await report('a');

    await ops('report uphold', { asset: id });

    expect([await statusOf(), await openReports()]).toEqual(['hidden', ['upheld']]);
    expect(await problemOf(ops('report uphold', { asset: id }))).toContain('no open report');
  });

  it('that are dismissed restore the asset that they hid', async () => {
    await report('a');
    await ops('asset hide', { asset: id });

    await ops('report dismiss', { asset: id });

    expect([await statusOf(), await isFound(), await openReports()]).toEqual(['published', true, ['dismissed']]);
  });

  it('that are dismissed while the owner is suspended restore it with the owner', async () => {
    await report('a');
    await ops('asset hide', { asset: id });
    await ops('member suspend', { member: owner });

    await ops('report dismiss', { asset: id });
    expect(await statusOf()).toBe('hidden');
    await ops('member restore', { member: owner });

    expect(await statusOf()).toBe('published');
  });
});

describe('appeals', () => {
  const appealed = async () => {
    await ops('asset hide', { asset: id });
    await database.db
      .update(hiddenAssets)
      .set({ appeal: 'รูปถ่ายเอง\nทุกรูป', appealed_at: new Date() })
      .where(eq(hiddenAssets.asset_id, id));
  };

  it('are listed with title, seller, link and words until they are decided', async () => {
    await appealed();

    expect(await ops('appeal list')).toContainEqual(
      expect.stringMatching(
        new RegExp(`hidden by operations, appealed .*  member ${owner} .*/assets/${id}  รูปถ่ายเอง ทุกรูป$`),
      ),
    );
    expect(await ops('appeal refuse', { asset: id }, true)).toEqual([`The appeal for asset ${id} would be refused.`]);
    await ops('appeal refuse', { asset: id });
    expect((await ops('appeal list')).join()).not.toContain(`/assets/${id}`);
    expect(await problemOf(ops('appeal accept', { asset: id }))).toContain('not in a state');
  });

  it('that are accepted restore the asset', async () => {
    await appealed();

    expect(await ops('appeal accept', { asset: id })).toEqual([`Asset ${id} is published again.`]);
    expect([await statusOf(), await isFound()]).toEqual(['published', true]);
  });
});

describe('members', () => {
  const memberOf = async () => (await database.db.select().from(members).where(eq(members.id, owner)))[0];

  it('that are suspended are signed out and their assets hidden, until they are restored', async () => {
    await createSessionQueries(database.db).open({ memberId: owner, userAgent: undefined });
    const hiddenBefore = await insertAsset(database.db, { owner_id: owner });
    await ops('asset hide', { asset: hiddenBefore });

    expect(await ops('member suspend', { member: owner })).toEqual([
      `Member ${owner} is suspended: 1 sessions ended, 1 assets hidden.`,
    ]);
    expect([(await memberOf())!.user_status, await statusOf()]).toEqual(['suspended', 'hidden']);
    const [session] = await database.db.select().from(sessions).where(eq(sessions.member_id, owner));
    expect(session!.ended_at).not.toBeNull();
    await ops('member restore', { member: owner });

    expect([(await memberOf())!.user_status, await statusOf()]).toEqual(['active', 'published']);
    expect(await statusOf(hiddenBefore)).toBe('hidden');
  });

  it('are erased with their data, after a dry run that only counts', async () => {
    expect(await ops('member erase', { member: owner }, true)).toEqual([`Member ${owner} is there, with 1 assets.`]);
    expect(await memberOf()).toBeDefined();

    await ops('member erase', { member: owner });

    expect([await memberOf(), await statusOf()]).toEqual([undefined, undefined]);
    expect(await writtenDown()).toMatchObject([{ command: 'member erase', input: { member: owner }, outcome: 'done' }]);
  });

  it.each(['suspend', 'restore', 'erase'])('that do not exist cannot be used with %s', async (verb) => {
    expect(await problemOf(ops(`member ${verb}`, { member: 999_999_999 }))).toContain('no member 999999999');
  });

  it('leave a failed erasure in the audit log', async () => {
    await problemOf(ops('member erase', { member: 999_999_999 }));

    expect(await writtenDown()).toMatchObject([{ outcome: 'failed', result: ['There is no member 999999999.'] }]);
  });
});

describe('messages', () => {
  const stuck = async () => {
    const queries = createOutboxQueries(database.db);
    await queries.add({ channel: 'sms', to: '+66812345678', text: 'รหัส 123456', code: '123456', lifeS: 300 });
    const [taken] = await queries.takeDue(1);
    return taken!.id;
  };

  it('that are stuck are listed without phone, text and code, and can be sent at once', async () => {
    const message = await stuck();

    const [line] = await ops('message list');
    expect(line).toMatch(/sms to \+66\*{6}678 {2}1 tries {2}again/);
    expect(line).not.toContain('123456');
    expect(await createOutboxQueries(database.db).takeDue(1)).toEqual([]);
    await ops('message send', { message });

    expect(await createOutboxQueries(database.db).takeDue(1)).toMatchObject([{ id: message }]);
  });

  it('that wait for the morning are listed, and can be sent at once', async () => {
    const queries = createOutboxQueries(database.db);
    await queries.add({ channel: 'email', to: 'wipa@example.com', text: 'x', code: null, lifeS: 86_400 });
    await database.db.update(outboxMessages).set({ next_try_at: sql`now() + interval '6 hours'` });

    const line = (await ops('message list')).at(-1)!;
    expect(line).toMatch(/email to w\*{3}@example.com {2}0 tries {2}waits until 20/);
    const message = Number.parseInt(line, 10);
    await ops('message send', { message });

    expect(await queries.takeDue(1)).toMatchObject([{ id: message }]);
  });

  it('that were stopped are sent again by channel, or one by one, from the first try', async () => {
    const queries = createOutboxQueries(database.db);
    await queries.add({ channel: 'email', to: 'somchai@example.com', text: 'x', code: null, lifeS: 1 });
    const [taken] = await queries.takeDue(1);
    await queries.stop(taken!.id);

    expect((await ops('message list')).at(-1)).toMatch(/email to s\*{3}@example.com {2}1 tries {2}stopped/);
    expect(await ops('message resend', { channel: 'line' })).toEqual([expect.stringMatching(/^0 messages/)]);
    expect(await ops('message resend', { channel: 'email' })).toEqual([expect.stringMatching(/^1 messages/)]);
    expect(await queries.takeDue(1)).toMatchObject([{ id: taken!.id, tries: 1 }]);

    await queries.stop(taken!.id);
    await ops('message send', { message: taken!.id });
    expect(await queries.takeDue(1)).toMatchObject([{ id: taken!.id, tries: 1 }]);
  });

  it.each([
    [{ sent_at: new Date(), body: '' }, 'was sent'],
    [{ failed_at: new Date(), body: '' }, 'of no use'],
    [{ expires_at: new Date(0) }, 'of no use'],
  ])('with %j are not sent again', async (values, problem) => {
    const message = await stuck();
    await database.db.update(outboxMessages).set(values).where(eq(outboxMessages.id, message));

    expect(await problemOf(ops('message send', { message }))).toContain(problem);
  });
});

it('does not seed a database that has members', async () => {
  expect(await problemOf(ops('seed', { assets: 10 }))).toContain('only an empty one');
});
