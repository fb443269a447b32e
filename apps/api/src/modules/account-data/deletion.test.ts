import type { FastifyBaseLogger } from 'fastify';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPictures } from '../images/pictures.ts';
import { readContentVersion } from '../../db/content-version.ts';
import {
  assetEvents,
  assets,
  conversationMessages,
  conversations,
  favourites,
  leads,
  members,
  notifications,
  otpCodes,
} from '../../db/schema.ts';
import { dataFolders } from '../../services.ts';
import { insertAssets } from '../../testing/listed-assets.ts';
import { actAs } from '../../testing/test-asset.ts';
import { callAs, enquire, onlyConversationOf } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { testPhotograph } from '../../testing/test-pictures.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createErasure } from './erase-member.ts';

let server: TestServer;
let member: TestMember;
let other: TestMember;
let store: Awaited<ReturnType<typeof openPictures>>['store'];
beforeAll(async () => {
  server = await openTestServer({ OTP_SENDS_PER_HOUR_IP: '1000', OTP_SENDS_PER_HOUR_PREFIX: '1000' });
  ({ store } = await openPictures({
    env: server.env,
    folder: dataFolders(server.env).images,
    logger: { warn: () => {} },
  }));
});
beforeEach(async () => {
  await server.db.delete(conversations);
  member = await createTestMember(server);
  other = await createTestMember(server);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, { headers } = member) =>
  server.app.inject({ method, url: `/api/v1/${path}`, headers, ...(body && { body }) });
const requestDeletion = async (caller = member) => {
  await storeProof(server, caller, 'data');
  return call('POST', 'member/deletion', undefined, caller);
};
const rowOf = async ({ id }: Pick<TestMember, 'id'>) =>
  (await server.db.select().from(members).where(eq(members.id, id)))[0];
const statusesOf = async (ids: readonly number[]) => {
  const rows = await server.db
    .select({ id: assets.id, status: assets.status })
    .from(assets)
    .where(inArray(assets.id, [...ids]));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
/** Moves all deletion requests back in time by this many days. */
const letDaysPass = (days: number) =>
  server.db.update(members).set({
    deletion_requested_at: sql`${members.deletion_requested_at} - make_interval(days => ${days})`,
  });
const erase = async () => {
  const failed: unknown[] = [];
  const logger = { error: ({ memberId }: { memberId: number }) => failed.push(memberId) };
  await createErasure({ db: server.db, store, logger: logger as Pick<FastifyBaseLogger, 'error'> })();
  return failed;
};

describe('requesting the deletion of the account', () => {
  it('hides the page and the listings at once, and returns the erasure date', async () => {
    const statuses = ['published', 'reserved', 'sold', 'draft', 'expired'] as const;
    const ids = await insertAssets(
      server.db,
      statuses.map((status) => ({ owner_id: member.id, status })),
    );
    const { version } = await readContentVersion(server.db);

    const reply = await requestDeletion();

    const { requested_at, erased_at } = reply.json().data;
    expect(Date.parse(erased_at) - Date.parse(requested_at)).toBe(7 * 24 * 3_600_000);
    expect((await call('GET', 'member/profile')).json().data.erased_at).toBe(erased_at);
    expect(await statusesOf(ids)).toEqual(['paused', 'paused', 'paused', 'draft', 'expired']);
    expect((await call('GET', `members/${member.id}`)).statusCode).toBe(404);
    expect((await call('GET', `assets/${ids[0]}`)).statusCode).not.toBe(200);
    expect((await readContentVersion(server.db)).version).toBeGreaterThan(version);
  });

  it('has one effect however often it is requested', async () => {
    const first = await requestDeletion();
    const row = await rowOf(member);

    const second = await requestDeletion();

    expect(second.json().data).toEqual(first.json().data);
    expect((await rowOf(member))!.hidden_by_deletion).toEqual(row!.hidden_by_deletion);
  });

  it('needs a proof for data: none, one for access and another member’s are refused', async () => {
    await storeProof(server, member, 'access');
    await storeProof(server, other, 'data');

    const reply = await call('POST', 'member/deletion');

    expect(reply.json().code).toBe('proof_required');
    expect((await rowOf(member))!.deletion_requested_at).toBeNull();
  });
});

describe('cancelling the deletion', () => {
  it('restores the former listings', async () => {
    const statuses = ['published', 'reserved', 'sold', 'paused', 'draft'] as const;
    const ids = await insertAssets(
      server.db,
      statuses.map((status) => ({ owner_id: member.id, status })),
    );
    await requestDeletion();

    expect((await call('DELETE', 'member/deletion')).statusCode).toBe(200);

    expect(await statusesOf(ids)).toEqual(statuses);
    expect((await call('GET', `members/${member.id}`)).statusCode).toBe(200);
    expect((await call('GET', `assets/${ids[0]}`)).statusCode).toBe(200);
    const events = await server.db.select().from(assetEvents).where(eq(assetEvents.asset_id, ids[0]!));
    expect(events.map(({ kind }) => kind)).toEqual(['published', 'paused', 'resumed']);
    await letDaysPass(30);
    await erase();
    expect(await rowOf(member)).toMatchObject({ deletion_requested_at: null, hidden_by_deletion: null });
  });

  it('does not change what the member changed in the meantime', async () => {
    const ids = await insertAssets(server.db, [{ owner_id: member.id }, { owner_id: member.id }]);
    await requestDeletion();
    await server.db.update(assets).set({ status: 'deleted' }).where(eq(assets.id, ids[0]!));

    await call('DELETE', 'member/deletion');

    expect(await statusesOf(ids)).toEqual(['deleted', 'published']);
  });

  it('is no error without a request', async () => {
    expect((await call('DELETE', 'member/deletion')).statusCode).toBe(200);
  });
});

describe('after the grace period', () => {
  it('nothing happens before it is over', async () => {
    await requestDeletion();
    await letDaysPass(6);

    await erase();

    expect(await rowOf(member)).toBeDefined();
  });

  it('erases the member everywhere and anonymises what others received', async () => {
    const me = actAs(server.app, member);
    const draft = await me.create({ title_th: 'บ้านริมคลอง' });
    const { key } = await me.upload(draft.id, await testPhotograph({ width: 820, height: 620 }));
    const [theirs] = await insertAssets(server.db, [{ owner_id: other.id }]);
    await server.db.insert(favourites).values({ member_id: member.id, asset_id: theirs! });
    await enquire(server, other, { buyer: member, assetId: theirs!, name: 'สมหญิง', message: 'สนใจมาก' });
    const sent = await onlyConversationOf(server.app, other);
    await callAs(server.app, other)('PATCH', `/member/conversations/${sent.id}`, { note: 'ของผู้รับ' });
    await requestDeletion();
    await letDaysPass(7);
    const { version } = await readContentVersion(server.db);

    await erase();

    expect(await rowOf(member)).toBeUndefined();
    expect((await call('GET', 'member/export')).statusCode).not.toBe(200);
    expect(await statusesOf([draft.id])).toEqual([undefined]);
    expect(await store.has(key)).toBe(false);
    expect(await onlyConversationOf(server.app, other)).toMatchObject({
      ...{ id: sent.id, phone: null, line_id: null, closed_by: 'other', note: 'ของผู้รับ' },
      other: { name: '', member_id: null, is_gone: true },
      last_message: { mine: false, excerpt: 'สนใจมาก' },
    });
    const answer = await callAs(server.app, other)('POST', `/member/conversations/${sent.id}/messages`, { text: 'x' });
    expect(answer.json().code).toBe('wrong_state');
    const [notice] = await server.db.select().from(notifications).where(eq(notifications.member_id, other.id));
    expect(notice!.data).toEqual({ name: 'สมาชิกที่ลบบัญชีแล้ว', conversation_id: sent.id, kind: 'question' });
    expect(await server.db.select().from(otpCodes).where(eq(otpCodes.phone, member.phone))).toEqual([]);
    expect((await readContentVersion(server.db)).version).toBeGreaterThan(version);
    expect((await call('GET', `members/${member.id}`, undefined, other)).statusCode).toBe(404);
    expect(await rowOf(other)).toBeDefined();
  });

  it('leaves the buyer their copy of what the member sold, and no copy when both have left', async () => {
    const ids = await insertAssets(server.db, [{ owner_id: member.id }, { owner_id: member.id }]);
    for (const assetId of ids) await enquire(server, member, { buyer: other, assetId });
    await requestDeletion();
    await letDaysPass(8);
    await erase();

    const { items } = (await callAs(server.app, other)('GET', '/member/conversations')).json().data;
    const kept = { side: 'buying', closed_by: 'other', asset: null, other: { name: '', is_gone: true } };
    expect(items).toMatchObject([kept, kept]);

    await requestDeletion(other);
    await letDaysPass(8);
    await erase();
    expect([await server.db.$count(conversations), await server.db.$count(conversationMessages)]).toEqual([0, 0]);
  });

  it('erases what the member asked without signing in, and what the former release stored', async () => {
    const asked = await enquire(server, other, { phone: member.phone.replace('+66', '0') });
    const lead = { kind: 'question', name: 'สมหญิง', phone: member.phone, consent_version: '1', locale: 'th' } as const;
    await server.db.insert(leads).values({ ...lead, member_id: other.id, sender_id: member.id });
    await requestDeletion();
    await letDaysPass(8);
    await erase();

    expect(asked.phone).toBe(member.phone);
    expect(await server.db.select().from(leads)).toEqual([]);
    const rows = await server.db.select().from(conversations);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ buyer_id: null, buyer_name: '', buyer_phone: null });
  });

  it('logs a member who cannot be erased, erases the others, and retries later', async () => {
    await requestDeletion();
    await requestDeletion(other);
    await letDaysPass(8);
    await server.db.execute(sql`create table holds (member_id bigint references members (id))`);
    await server.db.execute(sql`insert into holds values (${member.id})`);

    expect(await erase()).toEqual([member.id]);
    expect(await rowOf(member)).toBeDefined();
    expect(await rowOf(other)).toBeUndefined();

    await server.db.execute(sql`drop table holds`);
    expect(await erase()).toEqual([]);
    expect(await rowOf(member)).toBeUndefined();
  });

  it('erases each member once when two servers run the job concurrently', async () => {
    await requestDeletion();
    await requestDeletion(other);
    await letDaysPass(8);

    await Promise.all([erase(), erase()]);

    expect([await rowOf(member), await rowOf(other)]).toEqual([undefined, undefined]);
  });
});
