import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportReasonCodes } from '@yoodee/api-contract/reports';
import { assetEvents, assetReports, assets, notifications } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
let owner: TestMember;
let id: number;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await createTestMember(server);
  id = await insertAsset(server.db, { owner_id: owner.id });
});
afterAll(() => server.close());

const report = { reason: 'wrong_price', filled_ms: 5_000 };
const stored = () => server.db.select().from(assetReports).where(eq(assetReports.asset_id, id));
const statusOf = async () => (await server.db.select().from(assets).where(eq(assets.id, id)))[0]!.status;
const send = (visitor = newVisitor(server.app), body: object = report, headers: Record<string, string> = {}) =>
  visitor.post(`/assets/${id}/reports`, body, headers);

describe('POST /assets/{id}/reports', () => {
  it.each(reportReasonCodes)('accepts the reason %s', async (reason) => {
    expect((await send(undefined, { ...report, reason, detail: 'รายละเอียด' })).statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ reason, detail: 'รายละเอียด', resolved_at: null }]);
  });

  it('stores nothing that identifies a visitor', async () => {
    await send();

    expect((await stored())[0]).toMatchObject({
      ...{ reporter: expect.stringMatching(/^[\w-]{43}$/), network: expect.stringMatching(/^[\w-]{43}$/) },
      ...{ reporter_id: null, counts: false },
    });
  });

  it.each([
    ['an unknown reason', { reason: 'ugly' }, 'reason'],
    ['no reason', { reason: undefined }, 'reason'],
    ['another reason without words', { reason: 'other' }, 'detail'],
    ['words that cannot be seen', { reason: 'other', detail: ' \u202e ' }, 'detail'],
    ['a long text', { detail: 'ก'.repeat(1_001) }, 'detail'],
    ['an unknown field', { reporter: 'me' }, 'reporter'],
  ])('refuses %s', async (_what, fields, field) => {
    const reply = await send(undefined, { ...report, ...fields });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toHaveProperty(field);
    expect(await stored()).toEqual([]);
  });

  it('accepts one per person, however often they click', async () => {
    const visitor = newVisitor(server.app, { 'user-agent': 'one browser' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(visitor)));

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect((await send(visitor)).json().code).toBe('report_repeated');
    expect(await stored()).toHaveLength(1);
  });

  it('recognises a member at any address, and refuses the owner', async () => {
    const member = await createTestMember(server);

    expect((await send(undefined, report, member.headers)).statusCode).toBe(201);
    expect((await send(undefined, report, member.headers)).statusCode).toBe(409);
    expect((await send(undefined, report, owner.headers)).json().code).toBe('own_listing');
  });

  it.each([
    ['fills in what nobody sees', { website: 'x' }],
    ['is quicker than a hand', { filled_ms: 3 }],
  ])('T40 refuses a sender who %s', async (_what, fields) => {
    expect((await send(undefined, { ...report, ...fields })).json().code).toBe('looks_automated');
  });
});

const severe = { ...report, reason: 'not_the_owner' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const member = (days = 30) => createTestMember(server, { created_at: daysAgo(days) });
/** Reports of so many members of some age, each in a network of their own. */
const membersSend = async (count: number, body = severe) => {
  const replies = [];
  for (let index = 0; index < count; index += 1) replies.push(await send(undefined, body, (await member()).headers));
  return replies.map(({ statusCode }) => statusCode);
};

describe('severe reports of three members', () => {
  it('hide the asset: out of the search, its page 410, its owner notified once', async () => {
    expect(await membersSend(2)).toEqual([201, 201]);
    expect(await statusOf()).toBe('published');
    const last = await Promise.all([member(), member(), member()]);
    const replies = await Promise.all(last.map(({ headers }) => send(undefined, severe, headers)));

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410, 410]);
    expect(await statusOf()).toBe('hidden');
    expect((await server.app.inject(`/api/v1/assets/${id}`)).statusCode).toBe(410);
    const found = (await server.app.inject('/api/v1/assets')).json().data.items as { id: number }[];
    expect(found.map((one) => one.id)).not.toContain(id);
    const events = await server.db.select().from(assetEvents).where(eq(assetEvents.asset_id, id));
    expect(events.filter(({ kind }) => kind === 'hidden')).toHaveLength(1);
    const notified = await server.db.select().from(notifications).where(eq(notifications.member_id, owner.id));
    expect(notified.map(({ kind }) => kind)).toEqual(['asset_hidden']);
  });

  it('hide nothing together with reports of visitors, which get the same response', async () => {
    await membersSend(2);
    const replies = [await send(undefined, severe), await send(undefined, severe), await send(undefined, severe)];
    replies.push(await send(undefined, severe, (await member(2)).headers));

    expect(new Set(replies.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
    expect(await statusOf()).toBe('published');
  });

  it('hide nothing from accounts younger than seven days', async () => {
    for (const days of [0, 3, 6.9]) await send(undefined, severe, (await member(days)).headers);

    expect(await statusOf()).toBe('published');
    expect((await stored()).map(({ counts }) => counts)).toEqual([false, false, false]);
  });

  it('hide nothing from one network, whatever the accounts', async () => {
    const [one, two] = [newVisitor(server.app), newVisitor(server.app)];
    const replies = [];
    for (const from of [one, one, one, two]) replies.push(await send(from, severe, (await member()).headers));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429, 201]);
    expect((await stored()).filter(({ counts }) => counts)).toHaveLength(3);
    expect(await statusOf()).toBe('published');
  });

  it.each(reportReasonCodes.filter((reason) => reason !== 'not_the_owner' && reason !== 'offensive'))(
    'hide nothing for the reason %s',
    async (reason) => {
      await membersSend(4, { ...severe, reason, ...{ detail: 'รายละเอียด' } });

      expect(await statusOf()).toBe('published');
    },
  );

  it('hide nothing when operators have dismissed such reports in the last 30 days', async () => {
    await membersSend(2);
    await server.db.update(assetReports).set({ resolved_at: new Date(), resolution: 'dismissed' });
    await membersSend(3);
    expect(await statusOf()).toBe('published');

    await server.db
      .update(assetReports)
      .set({ resolved_at: daysAgo(31) })
      .where(eq(assetReports.resolution, 'dismissed'));
    await membersSend(1);
    expect(await statusOf()).toBe('hidden');
  });
});

it('does not count the third report of one member against one seller, on whichever listing', async () => {
  const pursuer = await member();
  const others = [
    await insertAsset(server.db, { owner_id: owner.id }),
    await insertAsset(server.db, { owner_id: owner.id }),
    await insertAsset(server.db),
  ];
  for (const asset of [id, ...others])
    await newVisitor(server.app).post(`/assets/${asset}/reports`, severe, pursuer.headers);

  const rows = await server.db.select().from(assetReports).where(eq(assetReports.reporter_id, pursuer.id));
  expect(new Map(rows.map(({ asset_id, counts }) => [asset_id, counts]))).toEqual(
    new Map([
      [id, true],
      [others[0], true],
      [others[1], false],
      [others[2], true],
    ]),
  );
});
