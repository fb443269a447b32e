import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getConversations } from '@yoodee/api-contract/conversations';
import {
  conversationAppeals,
  conversationReports,
  conversations,
  conversationStrikes,
  rateWindows,
} from '../../../db/schema.ts';
import { perform } from '../../../ops/perform.ts';
import { insertAsset } from '../../../testing/listed-assets.ts';
import { callAs, onlyConversationOf } from '../../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { leadFrom } from '../../../testing/visitors.ts';
import { openDiskImageStore } from '../../images/disk-image-store.ts';
import { dataFolders } from '../../../services.ts';
import { eraseFromConversations } from '../erase-from-conversations.ts';
import { removeOldStrikes } from './strikes.ts';

let server: TestServer;
let buyer: TestMember;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  for (const table of [rateWindows, conversationStrikes, conversationReports, conversations])
    await server.db.delete(table);
  buyer = await createTestMember(server);
});
afterAll(() => server.close());

const ops = async (command: string, values: Record<string, number | string> = {}) =>
  perform(
    { db: server.db, store: await openDiskImageStore(dataFolders(server.env).images), origin: '', dump: null },
    {
      ...{ command, actor: 'somchai', note: null, isDryRun: false },
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    },
  );

interface Enquirer {
  by?: TestMember;
  phone?: string;
  ip?: string;
}
const newAsset = async () => {
  const seller = await createTestMember(server);
  return { seller, assetId: await insertAsset(server.db, { owner_id: seller.id }) };
};
const enquireAbout = (assetId: number, { by, phone = '0869990000', ip = '203.0.113.5' }: Enquirer = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/assets/${assetId}/leads`,
    remoteAddress: ip,
    headers: { 'content-type': 'application/json', 'user-agent': 'test', ...by?.headers },
    payload: leadFrom({ phone: by ? by.phone : phone }),
  });
const enquire = async (sender: Enquirer) => enquireAbout((await newAsset()).assetId, sender);

/** A conversation of the sender with a new seller, who reports it; operators uphold the report. */
const upheld = async (sender: Enquirer, { assetId, seller }: Partial<Awaited<ReturnType<typeof newAsset>>> = {}) => {
  const listed = assetId && seller ? { assetId, seller } : await newAsset();
  await enquireAbout(listed.assetId, sender);
  const { id } = await onlyConversationOf(server.app, listed.seller);
  await callAs(server.app, listed.seller)('POST', `/member/conversations/${id}/reports`, { reason: 'spam' });
  const [report] = await server.db
    .select()
    .from(conversationReports)
    .where(eq(conversationReports.conversation_id, id));
  return ops('conversation-report uphold', { report: report!.id });
};
const strikeThreeTimes = async (sender: Enquirer) => {
  for (let count = 0; count < 3; count += 1) await upheld(sender);
};
const pauseOf = async (member: TestMember) =>
  getConversations.response.parse((await callAs(server.app, member)('GET', '/member/conversations')).json().data).pause;
const appeal = (member: TestMember, text = 'ไม่ได้ทำ') =>
  callAs(server.app, member)('POST', '/member/conversation-pause/appeal', { text });
const agedBy = (days: number) =>
  server.db
    .update(conversationStrikes)
    .set({ created_at: sql`${conversationStrikes.created_at} - make_interval(days => ${days})` });

describe('a member with three upheld reports', () => {
  it('begins no conversations for 30 days, is told, and goes on with the ones they have', async () => {
    const known = await newAsset();
    await enquireAbout(known.assetId, { by: buyer });
    await strikeThreeTimes({ by: buyer });
    const refused = await enquire({ by: buyer });

    expect([refused.statusCode, refused.json().code, refused.json().details]).toEqual([
      403,
      'conversations_paused',
      { days: 30 },
    ]);
    expect(refused.json().message).toContain('30');
    const { id } = await onlyConversationOf(server.app, known.seller);
    const reply = await callAs(server.app, buyer)('POST', `/member/conversations/${id}/messages`, { text: 'ยังอยู่' });
    expect(reply.statusCode).toBe(201);
    expect(await pauseOf(buyer)).toMatchObject({ appeal: 'none' });

    await agedBy(31);
    expect((await enquire({ by: buyer })).statusCode).toBe(201);
    expect(await pauseOf(buyer)).toBeNull();
  });

  it('is not stopped by two, or by three in more than 90 days', async () => {
    await upheld({ by: buyer });
    await agedBy(91);
    await upheld({ by: buyer });
    await upheld({ by: buyer });

    expect((await enquire({ by: buyer })).statusCode).toBe(201);
  });

  it('does not stop others who enquire from the same network, or in the name of the same phone', async () => {
    await strikeThreeTimes({ by: buyer });
    const other = await createTestMember(server);

    expect((await enquire({ by: other })).statusCode).toBe(201);
    expect((await enquire({ phone: buyer.phone.replace('+66', '0') })).statusCode).toBe(201);
  });

  it('leaves nothing of a refused enquiry', async () => {
    await strikeThreeTimes({ by: buyer });
    const { seller, assetId } = await newAsset();
    const replies = await Promise.all([1, 2, 3].map(() => enquireAbout(assetId, { by: buyer })));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await server.db.select().from(conversations).where(eq(conversations.seller_id, seller.id))).toEqual([]);
  });
});

describe('a buyer without an account', () => {
  it('is known by their phone, also from another network', async () => {
    for (const ip of ['203.0.113.1', '198.51.100.1', '192.0.2.1']) await upheld({ phone: '0861112222', ip });

    expect((await enquire({ phone: '0861112222', ip: '203.0.113.77' })).json().code).toBe('conversations_paused');
    expect((await enquire({ phone: '0863334444', ip: '203.0.113.77' })).statusCode).toBe(201);
  });

  it('is known by their network, also with another phone; members there are not', async () => {
    for (const phone of ['0861110001', '0861110002', '0861110003']) await upheld({ phone, ip: '198.51.100.9' });

    expect((await enquire({ phone: '0861110004', ip: '198.51.100.9' })).json().code).toBe('conversations_paused');
    expect((await enquire({ by: buyer, ip: '198.51.100.9' })).statusCode).toBe(201);
  });

  it('has no network in the database that anybody could read', async () => {
    await upheld({ ip: '198.51.100.9' });
    const rows = await server.db.select().from(conversationStrikes);

    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['network', 'phone']);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });
});

describe('a seller', () => {
  it('who is reported three times about one asset gets no new people about it', async () => {
    const { seller, assetId } = await newAsset();
    for (let count = 0; count < 3; count += 1) {
      const by = await createTestMember(server);
      await enquireAbout(assetId, { by });
      const { id } = await onlyConversationOf(server.app, by);
      await callAs(server.app, by)('POST', `/member/conversations/${id}/reports`, { reason: 'scam' });
    }
    for (const { id } of await server.db.select().from(conversationReports))
      await ops('conversation-report uphold', { report: id });

    const refused = await enquireAbout(assetId, { by: buyer });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'asset_conversations_paused']);
    const other = await insertAsset(server.db, { owner_id: seller.id });
    expect((await enquireAbout(other, { by: buyer })).statusCode).toBe(201);
  });
});

describe('sellers who block', () => {
  const block = async (sender: Enquirer, ip: string) => {
    const { seller, assetId } = await newAsset();
    await enquireAbout(assetId, sender);
    const { id } = await onlyConversationOf(server.app, seller);
    const change = (is_blocked: boolean) =>
      server.app.inject({
        ...{ method: 'PATCH', url: `/api/v1/member/conversations/${id}`, remoteAddress: ip },
        ...{ headers: seller.headers, body: { is_blocked } },
      });
    return { block: () => change(true), unblock: () => change(false) };
  };
  const strikes = async () =>
    (await server.db.select().from(conversationStrikes)).map(({ kind, cause }) => [kind, cause]);

  it('are a strike when they are three in three networks within a week; one a week', async () => {
    for (const ip of ['203.0.113.1', '198.51.100.1']) await (await block({ by: buyer }, ip)).block();
    expect(await strikes()).toEqual([]);
    await (await block({ by: buyer }, '192.0.2.1')).block();
    expect(await strikes()).toEqual([['member', 'blocks']]);
    await (await block({ by: buyer }, '192.0.2.77')).block();
    expect(await strikes()).toEqual([['member', 'blocks']]);
  });

  it.each([
    ['share a network', ['203.0.113.1', '203.0.113.1', '198.51.100.1']],
    ['are two', ['203.0.113.1', '198.51.100.1']],
  ])('are none when they %s', async (_what, networks) => {
    for (const ip of networks) await (await block({ by: buyer }, ip)).block();

    expect(await strikes()).toEqual([]);
  });

  it('do not count once they have taken it back', async () => {
    const first = await block({ by: buyer }, '203.0.113.1');
    await first.block();
    await first.unblock();
    for (const ip of ['198.51.100.1', '192.0.2.1']) await (await block({ by: buyer }, ip)).block();

    expect(await strikes()).toEqual([]);
  });
});

describe('an appeal', () => {
  it('is read by operators, and ends the pause when it is right', async () => {
    await strikeThreeTimes({ by: buyer });

    expect((await appeal(buyer, ' ฉัน\nไม่ได้ทำ ')).statusCode).toBe(201);
    expect((await appeal(buyer)).json().code).toBe('wrong_state');
    expect(await pauseOf(buyer)).toMatchObject({ appeal: 'open' });
    expect(await ops('strike appeals')).toEqual([
      expect.stringMatching(new RegExp(`^member ${buyer.id} .*ฉัน ไม่ได้ทำ$`)),
    ]);
    expect(await ops('strike forgive', { member: buyer.id })).toEqual([`3 strikes of member ${buyer.id} are removed.`]);
    expect([await pauseOf(buyer), (await enquire({ by: buyer })).statusCode]).toEqual([null, 201]);
    expect(await server.db.select().from(conversationAppeals)).toEqual([]);
  });

  it('is refused once, and seen to be', async () => {
    await strikeThreeTimes({ by: buyer });
    await appeal(buyer);
    await ops('strike refuse', { member: buyer.id });

    expect(await pauseOf(buyer)).toMatchObject({ appeal: 'refused' });
    await expect(ops('strike refuse', { member: buyer.id })).rejects.toThrow('has no open appeal');
    expect((await appeal(buyer)).json().code).toBe('wrong_state');
  });

  it.each([
    ['nothing', '   ', 400],
    ['what cannot be seen', '\u0000\u202e', 400],
    ['too much', 'ก'.repeat(1_001), 400],
  ])('with %s is refused, naming the field', async (_what, text, status) => {
    await strikeThreeTimes({ by: buyer });
    const reply = await appeal(buyer, text);

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([status, ['text']]);
  });

  it('needs a pause', async () => {
    expect((await appeal(buyer)).json().code).toBe('wrong_state');
  });
});

describe('operators', () => {
  it('list and remove strikes', async () => {
    await upheld({ by: buyer });
    const [row] = await server.db.select().from(conversationStrikes);

    expect(await ops('strike list')).toEqual([
      expect.stringMatching(
        new RegExp(`^${row!.id}  .*member ${buyer.id}  report, conversation ${row!.conversation_id}$`),
      ),
    ]);
    await ops('strike remove', { strike: row!.id });
    expect(await ops('strike list')).toEqual(['No strikes.']);
    await expect(ops('strike remove', { strike: row!.id })).rejects.toThrow(`There is no strike ${row!.id}.`);
  });
});

describe('time', () => {
  it('removes strikes and networks that count no longer', async () => {
    await upheld({ phone: '0861112222' });
    await agedBy(121);
    await server.db.update(conversations).set({ last_message_at: sql`now() - interval '91 days'` });
    await removeOldStrikes(server.db);

    expect(await server.db.select().from(conversationStrikes)).toEqual([]);
    const [row] = await server.db.select().from(conversations);
    expect([row!.buyer_network, row!.seller_network]).toEqual([null, null]);
  });

  it('an erased account takes its strikes along', async () => {
    await upheld({ by: buyer });
    await server.db.transaction((tx) => eraseFromConversations(tx, { memberId: buyer.id, phone: buyer.phone }));

    expect(await server.db.select().from(conversationStrikes)).toEqual([]);
  });
});
