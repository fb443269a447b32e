import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@yoodee/api-contract';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { endpoints as allEndpoints } from '@yoodee/api-contract/testing';
import { assetImages, assets } from '../../db/schema.ts';
import { actAs } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { multipartOf, testPhotograph } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const endpoints = allEndpoints.filter(([, { tag }]) => tag === 'member assets');
const onOneAsset = endpoints.filter(([, { path }]) => path.includes(':id'));

let server: TestServer;
let owner: TestMember;
let stranger: TestMember;
let published: MemberAsset;
let photograph: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  [owner, stranger] = [await createTestMember(server), await createTestMember(server)];
  published = await actAs(server.app, owner).published();
  photograph = await testPhotograph({ width: 820, height: 620 });
});
afterAll(() => server.close());

/** A valid body per endpoint. A new endpoint without one fails this test. */
const bodies: Record<string, () => object | undefined> = {
  createMemberAsset: () => ({}),
  getMemberAssets: () => undefined,
  getMemberAsset: () => undefined,
  updateMemberAsset: () => ({ bedrooms: 9, version: published.version }),
  removeMemberAsset: () => undefined,
  publishMemberAsset: () => ({ declaration: true, version: published.version }),
  uploadAssetImage: () => undefined,
  orderAssetImages: () => ({ kind: 'photo', ids: published.images.map(({ id }) => id).reverse() }),
  updateAssetImage: () => ({ category: 'view' }),
  editAssetImage: () => ({ key: published.images[0]!.key, turn: 90 }),
  removeAssetImage: () => undefined,
  pauseMemberAsset: () => undefined,
  resumeMemberAsset: () => undefined,
  reserveMemberAsset: () => undefined,
  confirmMemberAsset: () => undefined,
  renewMemberAsset: () => undefined,
  closeMemberAsset: () => ({ outcome: 'sold' }),
  duplicateMemberAsset: () => undefined,
  publishAssetChanges: () => ({ version: published.version }),
  discardAssetChanges: () => ({ version: published.version }),
  restoreAssetChanges: () => ({ version: published.version }),
  changeMemberAssetPrice: () => ({ prices: [{ kind: 'sale', from: 4_500_000, to: 4_200_000 }] }),
  takeBackMemberAssetPrice: () => undefined,
  appealHiding: () => ({ text: 'ประกาศนี้ถูกต้อง' }),
  getMemberAssetMetrics: () => undefined,
  getPriceStanding: () => undefined,
  getPriceInterval: () => undefined,
  getDuplicateListings: () => undefined,
};

const call = ([name, spec]: [string, Endpoint], headers: Record<string, string>, payload = bodies[name]!()) => {
  const path = spec.path.replace(':image_id', String(published.images[0]!.id)).replace(':id', String(published.id));
  const upload = spec.multipart ? multipartOf(photograph) : null;
  return server.app.inject({
    method: spec.method,
    url: `/api/v1${path}`,
    headers: { ...headers, ...upload?.headers },
    payload: upload?.payload ?? payload,
  });
};

const rows = async () => [
  await server.db.select().from(assets).where(eq(assets.id, published.id)),
  await server.db.select().from(assetImages).where(eq(assetImages.asset_id, published.id)),
];

describe('another member’s asset (T16)', () => {
  it.each(onOneAsset)('%s does not exist for others, and is unchanged', async (name, spec) => {
    const before = await rows();

    const reply = await call([name, spec], stranger.headers);

    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    expect(await rows()).toEqual(before);
  });

  it('is not in another member’s list', async () => {
    const reply = await server.app.inject({ url: '/api/v1/member/assets', headers: stranger.headers });

    expect(reply.json().data).toMatchObject({ items: [], total: 0 });
  });

  it('gives no picture to another member’s asset', async () => {
    const mine = await actAs(server.app, stranger).create();
    const url = `/api/v1/member/assets/${mine.id}/images`;
    const ids = published.images.map(({ id }) => id);
    const before = await rows();

    const replies = await Promise.all([
      server.app.inject({ method: 'PATCH', url, headers: stranger.headers, payload: { kind: 'photo', ids } }),
      server.app.inject({ method: 'PATCH', url: `${url}/${ids[0]}`, headers: stranger.headers, payload: {} }),
      server.app.inject({ method: 'DELETE', url: `${url}/${ids[0]}`, headers: stranger.headers }),
    ]);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 404, 404]);
    expect(await rows()).toEqual(before);
  });
});

describe('without a session', () => {
  it.each(endpoints)('%s requires signing in', async (name, spec) => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { cookie: `access_token=${owner.token}` }]) {
      const reply = await call([name, spec], headers as Record<string, string>);
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'signed_out']);
    }
  });
});

describe('fields that members may not set (T17)', () => {
  const foreign = {
    id: 1,
    code: 'A0000001',
    owner_id: 1,
    status: 'published',
    user_status: 'active',
    role: 'admin',
    created_at: '2020-01-01T00:00:00Z',
    first_published_at: '2020-01-01T00:00:00Z',
    expires_at: '2099-01-01T00:00:00Z',
    completeness: 100,
    view_count: 9,
    price_original_sale: 9_999_999,
    location_seed: '00000000-0000-0000-0000-000000000000',
    images: [],
    __proto__x: 1,
  };
  const withBody = endpoints.filter(([, { body }]) => body);

  it.each(withBody)('%s refuses and names each', async (name, spec) => {
    const before = await rows();

    for (const [field, value] of Object.entries(foreign)) {
      const reply = await call([name, spec], owner.headers, { ...bodies[name]!(), [field]: value });
      expect(reply.json()).toMatchObject({ code: 'invalid_request', errors: { [field]: 'unknown_field' } });
    }

    expect(await rows()).toEqual(before);
  });

  it.each(['{"__proto__":{"status":"published"}}', '{"constructor":{"prototype":{"x":1}}}'])('%s', async (payload) => {
    const headers = { ...owner.headers, 'content-type': 'application/json' };
    const reply = await server.app.inject({ method: 'POST', url: '/api/v1/member/assets', headers, payload });

    expect(reply.statusCode).toBe(400);
  });
});
