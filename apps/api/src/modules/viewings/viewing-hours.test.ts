import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getViewingTimes, MyViewingHours, viewingLimits } from '@yoodee/api-contract/viewing-hours';
import * as z from 'zod/mini';
import { viewingBlocks } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { callAs } from '../../testing/test-conversation.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { book, everyDay, freeTimesOf, sellerWithHours } from '../../testing/test-viewing.ts';
import { addDays, dayOf } from './bangkok-days.ts';

let server: TestServer;
let member: TestMember;

beforeAll(async () => {
  server = await openTestServer();
  member = await createTestMember(server);
});

afterAll(() => server.close());

const put = (hours: object | null, asset_id: number | null = null, as = member) =>
  callAs(server.app, as)('PUT', '/member/viewing-hours', { asset_id, hours });
const block = (body: object, as = member) => callAs(server.app, as)('POST', '/member/viewing-blocks', body);

const today = dayOf(new Date());

describe('viewing hours', () => {
  it('are null before any were set, and need a session', async () => {
    const mine = await callAs(server.app, member)('GET', '/member/viewing-hours');

    expect(z.parse(MyViewingHours, mine.json().data)).toEqual({ hours: null, assets: [], blocks: [] });
    expect((await callAs(server.app, null)('GET', '/member/viewing-hours')).statusCode).toBe(401);
  });

  it('are stored in the order of the week, replaced and removed', async () => {
    const weekly = [
      { weekday: 7, from: '10:00', to: '12:00' },
      { weekday: 1, from: '18:00', to: '24:00' },
      { weekday: 1, from: '09:00', to: '18:00' },
    ];

    const stored = await put({ ...everyDay, weekly });
    const removed = await put(null);

    expect(stored.json().data.hours.weekly).toEqual([weekly[2], weekly[1], weekly[0]]);
    expect(removed.json().data.hours).toBeNull();
  });

  const range = (from: string, to: string, weekday = 3) => ({ weekday, from, to });
  it.each([
    ['across midnight', [range('22:00', '02:00')], { 'hours.weekly.0.to': 'too_small' }],
    ['without a minute', [range('09:00', '09:00')], { 'hours.weekly.0.to': 'too_small' }],
    ['shorter than a viewing', [range('09:00', '09:29')], { 'hours.weekly.0.to': 'too_short' }],
    ['overlapping', [range('09:00', '12:00'), range('11:00', '13:00')], { 'hours.weekly.1.from': 'overlapping' }],
    ['the same twice', [range('09:00', '12:00'), range('09:00', '12:00')], { 'hours.weekly.1.from': 'overlapping' }],
    [
      'one within another',
      [range('10:00', '11:00'), range('09:00', '12:00')],
      { 'hours.weekly.0.from': 'overlapping' },
    ],
    [
      'at no time of day',
      [range('25:00', '26:00')],
      { 'hours.weekly.0.from': 'invalid', 'hours.weekly.0.to': 'invalid' },
    ],
    ['on no day of the week', [range('09:00', '12:00', 8)], { 'hours.weekly.0.weekday': 'too_large' }],
  ])('%s are refused, naming the field', async (_what, weekly, errors) => {
    const reply = await put({ ...everyDay, weekly });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual(errors);
  });

  it.each([
    ['length_min', 9, 'too_small'],
    ['length_min', 1e9, 'too_large'],
    ['length_min', 30.5, 'invalid'],
    ['gap_min', -1, 'too_small'],
    ['notice_hours', 169, 'too_large'],
    ['days_ahead', 0, 'too_small'],
    ['ask_first', 'yes', 'invalid'],
  ])('%s of %s are refused as %s', async (field, value, code) => {
    const reply = await put({ ...everyDay, [field]: value });

    expect(reply.json().errors).toEqual({ [`hours.${field}`]: code });
  });

  it('of a foreign, unknown or deleted asset are not found', async () => {
    const foreign = await insertAsset(server.db);
    const deleted = await insertAsset(server.db, { owner_id: member.id, status: 'deleted' });

    for (const id of [foreign, deleted, 987_654_321]) expect((await put(everyDay, id)).statusCode).toBe(404);
  });

  it('of one asset replace those of all, also when there are none', async () => {
    const { seller, assetId } = await sellerWithHours(server);
    const usual = await freeTimesOf(server.app, assetId);

    await put({ ...everyDay, weekly: [] }, assetId, seller);
    const none = await freeTimesOf(server.app, assetId);
    const mine = (await put(null, assetId, seller)).json().data;

    expect(usual.length).toBeGreaterThan(10);
    expect(none).toEqual([]);
    expect(mine.assets).toEqual([]);
    expect(await freeTimesOf(server.app, assetId)).toEqual(usual);
  });
});

describe('days without viewings', () => {
  it('take their times away, keep what is agreed, and can be removed', async () => {
    const { seller, assetId } = await sellerWithHours(server);
    const { viewing } = await book(server.app, assetId);
    const day = dayOf(new Date(viewing.starts_at!));
    const before = await freeTimesOf(server.app, assetId);

    const added = await block({ asset_id: null, from: day, to: day, note: ' ไม่\nอยู่ ' }, seller);

    expect(added.statusCode).toBe(201);
    expect(added.json().data).toMatchObject({ block: { from: day, to: day, note: 'ไม่ อยู่' }, open_viewings: 1 });
    expect((await freeTimesOf(server.app, assetId)).some((time) => dayOf(new Date(time)) === day)).toBe(false);
    const { id } = added.json().data.block;
    expect((await callAs(server.app, member)('DELETE', `/member/viewing-blocks/${id}`)).statusCode).toBe(404);
    expect((await callAs(server.app, seller)('DELETE', `/member/viewing-blocks/${id}`)).statusCode).toBe(200);
    expect(await freeTimesOf(server.app, assetId)).toEqual(before);
  });

  it('of one asset leave the others alone', async () => {
    const { seller, assetId } = await sellerWithHours(server);
    const other = await insertAsset(server.db, { owner_id: seller.id });

    await block({ asset_id: assetId, from: today, to: addDays(today, 30) }, seller);

    expect(await freeTimesOf(server.app, assetId)).toEqual([]);
    expect((await freeTimesOf(server.app, other)).length).toBeGreaterThan(10);
  });

  it.each([
    ['turned around', { from: addDays(today, 2), to: addDays(today, 1) }, { to: 'too_small' }],
    ['over', { from: addDays(today, -3), to: addDays(today, -1) }, { to: 'too_small' }],
    ['too many', { from: today, to: addDays(today, viewingLimits.blockDays) }, { to: 'too_large' }],
    ['no dates', { from: '2026-02-30', to: 'tomorrow' }, { from: 'invalid', to: 'invalid' }],
    ['in another century', { from: '1999-01-01', to: '9999-12-31' }, { from: 'invalid', to: 'invalid' }],
  ])('that are %s are refused', async (_what, days, errors) => {
    const reply = await block({ asset_id: null, ...days });

    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual(errors);
  });

  it('have a limit, also at once', async () => {
    const seller = await createTestMember(server);
    const days = { asset_id: null, from: today, to: today };
    const row = { member_id: seller.id, from_day: today, to_day: today };
    await server.db.insert(viewingBlocks).values(Array.from({ length: viewingLimits.blocks - 2 }, () => row));

    const replies = await Promise.all([1, 2, 3, 4].map(() => block(days, seller)));

    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(replies.find(({ statusCode }) => statusCode !== 201)!.json().errors).toEqual({ from: 'too_many' });
  });
});

describe('free times of an asset', () => {
  const get = (path: string) => callAs(server.app, null)('GET', path);

  it('are public, never cached, and by day', async () => {
    const { assetId } = await sellerWithHours(server);

    const reply = await get(`/assets/${assetId}/viewing-times?from=${addDays(today, 3)}&days=2`);
    const { days, ...rest } = z.parse(getViewingTimes.response, reply.json().data);

    expect(reply.headers['cache-control']).toBe('no-store');
    expect(rest).toEqual({ has_hours: true, ask_first: false, length_min: 30, last_day: addDays(today, 13) });
    expect(days.map(({ date }) => date)).toEqual([addDays(today, 3), addDays(today, 4)]);
    expect(days[0]!.times[0]).toBe(new Date(`${addDays(today, 3)}T09:00:00+07:00`).toISOString());
  });

  it('say when the seller has set no hours', async () => {
    const assetId = await insertAsset(server.db);

    expect((await get(`/assets/${assetId}/viewing-times`)).json().data).toMatchObject({ has_hours: false, days: [] });
  });

  it.each([
    ['sold', 409],
    ['expired', 409],
    ['draft', 404],
    ['paused', 404],
    ['hidden', 410],
  ] as const)('of a %s asset are refused with %i', async (status, code) => {
    const { seller } = await sellerWithHours(server);
    const assetId = await insertAsset(server.db, { owner_id: seller.id, status });

    expect((await get(`/assets/${assetId}/viewing-times`)).statusCode).toBe(code);
  });

  it.each(['from=1999-12-31', 'from=x', 'days=0', 'days=63', 'days=1e9', 'days=2.5', 'from=2026-11-26&from=x'])(
    'refuse %s',
    async (query) => {
      const assetId = await insertAsset(server.db);

      expect((await get(`/assets/${assetId}/viewing-times?${query}`)).statusCode).toBe(400);
    },
  );
});
