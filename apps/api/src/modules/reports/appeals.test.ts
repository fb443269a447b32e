import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { assetReports, assets, hiddenAssets, notifications } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { acceptAppeal, refuseAppeal } from './appeals.ts';
import { hideAsset } from './hidden-assets.ts';

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

const hide = async (because: 'reports' | 'operations' | 'suspension' = 'reports') => {
  await server.db
    .insert(assetReports)
    .values({ asset_id: id, reason: 'offensive', reporter: 'one', network: 'here', counts: true });
  await server.db
    .insert(assetReports)
    .values({ asset_id: id, reason: 'wrong_price', reporter: 'two', network: 'there' });
  await server.db.transaction((tx) => hideAsset(tx, id, because));
};
const appeal = (text = 'รูปถ่ายเองทุกรูป', { headers }: Pick<TestMember, 'headers'> = owner) =>
  server.app.inject({ method: 'POST', url: `/api/v1/member/assets/${id}/appeal`, headers, payload: { text } });
const hiding = async () => {
  const { items } = (await server.app.inject({ url: '/api/v1/member/assets', headers: owner.headers })).json().data;
  return (items as MemberAssetSummary[])[0]!.hiding;
};
const statusOf = async () => (await server.db.select().from(assets).where(eq(assets.id, id)))[0]!.status;
const kinds = async () =>
  (await server.db.select().from(notifications).where(eq(notifications.member_id, owner.id))).map(({ kind }) => kind);

it('tells the owner why it is hidden, by the reasons that count and without who reported', async () => {
  expect(await hiding()).toBeNull();
  await hide();

  expect(await hiding()).toEqual({ because: 'reports', reasons: ['offensive'], appealed_at: null, refused_at: null });
});

it('accepts one appeal per hiding, however often it is sent', async () => {
  await hide();
  const replies = await Promise.all(Array.from({ length: 10 }, () => appeal()));

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(await hiding()).toMatchObject({ appealed_at: expect.any(String), refused_at: null });
  expect(await server.db.select().from(hiddenAssets).where(eq(hiddenAssets.asset_id, id))).toMatchObject([
    { appeal: 'รูปถ่ายเองทุกรูป' },
  ]);
});

it.each([
  ['that is not hidden', async () => {}],
  ['that is hidden with its suspended owner', () => hide('suspension')],
])('accepts none for an asset %s', async (_what, prepare) => {
  await prepare();

  expect((await appeal()).json().code).toBe('wrong_state');
});

it('accepts none of another member, and none without words', async () => {
  await hide();

  expect((await appeal('x', await createTestMember(server))).statusCode).toBe(404);
  expect((await appeal(' \u202e ')).json().errors).toEqual({ text: 'required' });
  expect((await appeal('ก'.repeat(1_001))).statusCode).toBe(400);
  expect(await hiding()).toMatchObject({ appealed_at: null });
});

it('that is accepted restores the asset, dismisses its reports and notifies the owner', async () => {
  await hide();
  await appeal();
  await server.db.transaction((tx) => acceptAppeal(tx, id));

  expect([await statusOf(), await hiding(), await kinds()]).toEqual([
    'published',
    null,
    ['asset_hidden', 'asset_restored'],
  ]);
  const reports = await server.db.select().from(assetReports).where(eq(assetReports.asset_id, id));
  expect(reports.map(({ resolution }) => resolution)).toEqual(['dismissed', 'dismissed']);
});

it('that is refused leaves it hidden, notifies the owner, and is the only one', async () => {
  await hide();
  await appeal();
  await server.db.transaction((tx) => refuseAppeal(tx, id));

  expect([await statusOf(), await kinds()]).toEqual(['hidden', ['asset_hidden', 'asset_appeal_refused']]);
  expect(await hiding()).toMatchObject({ refused_at: expect.any(String) });
  expect((await appeal()).json().code).toBe('wrong_state');
  await expect(server.db.transaction((tx) => acceptAppeal(tx, id))).rejects.toMatchObject({ code: 'wrong_state' });
});
