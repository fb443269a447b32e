import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { readContentVersion } from '../../db/content-version.ts';
import { actAs } from '../../testing/test-asset.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { testWall } from '../../testing/test-pictures.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let me: ReturnType<typeof actAs>;
let picture: Buffer;
let asset: MemberAsset;
let images: AssetImage[];
beforeAll(async () => {
  server = await openTestServer();
  picture = await testWall(90);
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await createTestMember(server);
  me = actAs(server.app, member);
  asset = await me.create();
  images = [];
  for (let i = 0; i < 3; i += 1) images.push(await me.upload(asset.id, picture));
});

const send = async (method: 'PATCH' | 'DELETE', path: string, payload?: object) => {
  const url = `/api/v1/member/assets/${asset.id}/images${path}`;
  const reply = await server.app.inject({ method, url, headers: member.headers, payload });
  return { status: reply.statusCode, ...reply.json() };
};
const idsOf = (list: readonly AssetImage[]) => list.map(({ id }) => id);

describe('the order', () => {
  it('is the member’s; the first becomes the cover', async () => {
    const ids = idsOf(images).reverse();

    const reply = await send('PATCH', '', { kind: 'photo', ids });

    expect(idsOf(reply.data.images)).toEqual(ids);
    expect(reply.data.images.map(({ sort }: AssetImage) => sort)).toEqual([0, 1, 2]);
    expect(idsOf((await me.get(asset.id)).images)).toEqual(ids);
    const list = await server.app.inject({ url: '/api/v1/member/assets', headers: member.headers });
    expect(list.json().data.items[0].cover.key).toBe(images[2]!.key);
  });

  it.each<[string, (ids: number[]) => number[]]>([
    ['one is missing', (ids) => ids.slice(1)],
    ['one is doubled', ([first, ...rest]) => [first!, first!, ...rest]],
    ['one stands in for another', ([first, second]) => [first!, second!, second!]],
    ['one is foreign', (ids) => [...ids.slice(1), 999_999]],
    ['one is too many', (ids) => [...ids, 999_999]],
  ])('is refused when %s', async (_name, change) => {
    const reply = await send('PATCH', '', { kind: 'photo', ids: change(idsOf(images)) });

    expect(reply).toMatchObject({ status: 400, code: 'invalid_request', errors: { ids: 'invalid' } });
    expect(idsOf((await me.get(asset.id)).images)).toEqual(idsOf(images));
  });

  it('does not mix photographs and floor plans', async () => {
    const plan = await me.upload(asset.id, picture, { kind: 'floor_plan' });

    expect(await send('PATCH', '', { kind: 'photo', ids: [...idsOf(images), plan.id] })).toMatchObject({ status: 400 });
    expect(await send('PATCH', '', { kind: 'floor_plan', ids: [plan.id] })).toMatchObject({ status: 200 });
  });

  it('continues after a gap', async () => {
    await me.removeImage(asset.id, images[1]!.id);

    const added = await me.upload(asset.id, picture);

    expect((await me.get(asset.id)).images.map(({ id, sort }) => [id, sort])).toEqual([
      [images[0]!.id, 0],
      [images[2]!.id, 2],
      [added.id, 3],
    ]);
  });
});

describe('captions', () => {
  it('are cleaned, cleared by null, unchanged when absent', async () => {
    const path = `/${images[0]!.id}`;
    await send('PATCH', path, { category: 'living', caption_th: '  ห้องนั่งเล่น\u0000 ', caption_en: 'Living room' });

    const reply = await send('PATCH', path, { caption_en: null });

    expect(reply.data).toMatchObject({ category: 'living', caption_th: 'ห้องนั่งเล่น', caption_en: null });
    expect((await send('PATCH', path, {})).data).toEqual(reply.data);
  });

  it.each([
    [{ caption_th: 'โทร 081-234-5678' }, { caption_th: 'contact_details' }],
    [{ caption_th: 'ก'.repeat(121) }, { caption_th: 'too_long' }],
    [{ caption_en: '\u0958'.repeat(100) }, { caption_en: 'too_long' }],
    [{ category: 'garage' }, { category: 'unknown_value' }],
  ])('%j is refused', async (body, errors) => {
    expect(await send('PATCH', `/${images[0]!.id}`, body)).toMatchObject({ status: 400, errors });
  });
});

it('does not change the version of the fields, and raises completeness', async () => {
  const now = await me.get(asset.id);

  expect(now.version).toBe(asset.version);
  expect(now.completeness).toBeGreaterThan(asset.completeness);
});

it('increments the content version when changed pictures of a listing are published, not before', async () => {
  const published = await me.published({}, 6);
  asset = published;
  const [first, second] = published.images;
  const changes = [
    () => send('PATCH', '', { kind: 'photo', ids: idsOf(published.images).reverse() }),
    () => send('PATCH', `/${first!.id}`, { caption_th: 'ห้องนอน' }),
    () => send('DELETE', `/${second!.id}`),
    () => me.upload(published.id, picture),
  ];

  const before = (await readContentVersion(server.db)).version;
  for (const change of changes) await change();
  expect((await readContentVersion(server.db)).version).toBe(before);

  await me.publishChanges(published.id, (await me.get(published.id)).version);
  expect((await readContentVersion(server.db)).version).toBeGreaterThan(before);
});
