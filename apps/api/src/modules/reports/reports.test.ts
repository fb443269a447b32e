import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportReasonCodes } from '@yoodee/api-contract';
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
const kept = () => server.db.select().from(assetReports).where(eq(assetReports.asset_id, id));
const statusOf = async () => (await server.db.select().from(assets).where(eq(assets.id, id)))[0]!.status;
const send = (visitor = newVisitor(server.app), body: object = report, headers: Record<string, string> = {}) =>
  visitor.post(`/assets/${id}/reports`, body, headers);

describe('POST /assets/{id}/reports', () => {
  it.each(reportReasonCodes)('takes the reason %s', async (reason) => {
    expect((await send(undefined, { ...report, reason, detail: 'รายละเอียด' })).statusCode).toBe(201);
    expect(await kept()).toMatchObject([{ reason, detail: 'รายละเอียด', resolved_at: null }]);
  });

  it('keeps nothing that tells who reported', async () => {
    await send();

    expect((await kept())[0]!.reporter).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['an unknown reason', { reason: 'ugly' }, 'reason'],
    ['no reason', { reason: undefined }, 'reason'],
    ['another reason without words', { reason: 'other' }, 'detail'],
    ['words that cannot be seen', { reason: 'other', detail: ' \u202e ' }, 'detail'],
    ['a long text', { detail: 'ก'.repeat(1_001) }, 'detail'],
    ['a field that is not asked for', { reporter: 'me' }, 'reporter'],
  ])('refuses %s', async (_what, fields, field) => {
    const reply = await send(undefined, { ...report, ...fields });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toHaveProperty(field);
    expect(await kept()).toEqual([]);
  });

  it('takes one from each person, however often they press', async () => {
    const visitor = newVisitor(server.app, { 'user-agent': 'one browser' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => send(visitor)));

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect((await send(visitor)).json().code).toBe('report_repeated');
    expect(await kept()).toHaveLength(1);
  });

  it('knows a member from any address, and refuses the owner', async () => {
    const member = await createTestMember(server);

    expect((await send(undefined, report, member.headers)).statusCode).toBe(201);
    expect((await send(undefined, report, member.headers)).statusCode).toBe(409);
    expect((await send(undefined, report, owner.headers)).json().code).toBe('own_listing');
  });

  it.each([
    ['fills in what nobody sees', { website: 'x' }],
    ['is quicker than a hand', { filled_ms: 3 }],
  ])('T40 refuses who %s', async (_what, fields) => {
    expect((await send(undefined, { ...report, ...fields })).json().code).toBe('looks_automated');
  });
});

describe('the third person', () => {
  it('hides the asset: out of the search, gone as a page, its owner told once', async () => {
    await send();
    await send();
    expect(await statusOf()).toBe('published');
    const replies = await Promise.all([send(), send(), send()]);

    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410, 410]);
    expect(await statusOf()).toBe('hidden');
    expect((await server.app.inject(`/api/v1/assets/${id}`)).statusCode).toBe(410);
    const found = (await server.app.inject('/api/v1/assets')).json().data.items as { id: number }[];
    expect(found.map((one) => one.id)).not.toContain(id);
    const events = await server.db.select().from(assetEvents).where(eq(assetEvents.asset_id, id));
    expect(events.filter(({ kind }) => kind === 'hidden')).toHaveLength(1);
    const told = await server.db.select().from(notifications).where(eq(notifications.member_id, owner.id));
    expect(told.map(({ kind }) => kind)).toEqual(['asset_hidden']);
  });

  it('is no third browser at one address', async () => {
    const desk = newVisitor(server.app);
    const replies = [];
    for (const agent of ['a', 'b', 'c', 'd']) replies.push(await send(desk, report, { 'user-agent': agent }));

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429, 429]);
    expect(await statusOf()).toBe('published');
  });

  it('counts no report that operations have resolved', async () => {
    await send();
    await send();
    await server.db.update(assetReports).set({ resolved_at: new Date(), resolution: 'dismissed' });
    await send();

    expect(await statusOf()).toBe('published');
  });
});
