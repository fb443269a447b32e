import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDuplicateListings } from '@yoodee/api-contract/duplicate-listings';
import { assetImages } from '../../db/schema.ts';
import { insertAsset, insertMember, type AssetValues } from '../../testing/listed-assets.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
});
afterAll(() => server.close());

const bits = (ones: number, from = 0) => '0'.repeat(from) + '1'.repeat(ones) + '0'.repeat(64 - from - ones);
const photographs = [bits(20), bits(20, 30)];
const sameAgain = [bits(23), bits(17, 30)];
const otherPictures = [bits(5, 50), bits(40)];

/** One subdistrict per test. */
let subdistricts = 0;
const somewhere = (): AssetValues => {
  subdistricts += 1;
  return { subdistrict_code: `1039${String(subdistricts).padStart(2, '0')}` };
};

const insert = async (values: AssetValues, hashes: readonly string[]) => {
  const id = await insertAsset(server.db, { usable_area_sqm: 35.5, ...values });
  for (const [sort, dhash] of hashes.entries())
    await server.db
      .update(assetImages)
      .set({ dhash })
      .where(and(eq(assetImages.asset_id, id), eq(assetImages.sort, sort)));
  return id;
};
const mine = (values: AssetValues, hashes: readonly string[]) => insert({ owner_id: member.id, ...values }, hashes);
const ask = (id: number, { headers }: { headers: Record<string, string> } = member) =>
  server.app.inject({ url: `/api/v1/member/assets/${id}/look-alikes`, headers });
const lookAlikesOf = async (id: number) => getDuplicateListings.response.parse((await ask(id)).json().data);

describe('duplicates of a listing', () => {
  it('are listed when they are the member’s own, counted when they are not', async () => {
    const place = somewhere();
    const stranger = await insertMember(server.db);
    const own = await mine({ ...place, title_th: 'ห้องเดิม', status: 'paused' }, sameAgain);
    await insert({ ...place, owner_id: stranger, usable_area_sqm: 35.9 }, sameAgain);
    const id = await mine({ ...place, status: 'draft' }, photographs);

    const { own: named, others } = await lookAlikesOf(id);

    expect(named).toEqual([expect.objectContaining({ id: own, title_th: 'ห้องเดิม', status: 'paused' })]);
    expect(others).toBe(1);
  });

  it.each<[string, AssetValues, readonly string[]]>([
    ['its photographs are others', {}, otherPictures],
    ['one photograph alone is alike', {}, [sameAgain[0]!, otherPictures[0]!]],
    ['its pictures were drawn', {}, []],
    ['it is larger', { usable_area_sqm: 38 }, sameAgain],
    ['it is of another type', { property_type: 'apartment' }, sameAgain],
    ['it lies elsewhere', { subdistrict_code: '103999' }, sameAgain],
    ['it is sold', { status: 'sold' }, sameAgain],
    ['it is a draft of somebody else', { status: 'draft', owner_id: 0 }, sameAgain],
  ])('are none where %s', async (_why, { owner_id, ...values }, hashes) => {
    const place = somewhere();
    const owner = owner_id === undefined ? member.id : await insertMember(server.db);
    await insert({ ...place, owner_id: owner, ...values }, hashes);
    const id = await mine({ ...place, status: 'draft' }, photographs);

    expect(await lookAlikesOf(id)).toEqual({ own: [], others: 0 });
  });

  it('are not searched while place, type or size are unknown', async () => {
    const id = await mine({ status: 'draft', subdistrict_code: null, usable_area_sqm: null }, photographs);

    expect(await lookAlikesOf(id)).toEqual({ own: [], others: 0 });
  });

  it('of another member’s asset are not found', async () => {
    const id = await mine(somewhere(), photographs);

    expect((await ask(id, await createTestMember(server))).statusCode).toBe(404);
  });
});
