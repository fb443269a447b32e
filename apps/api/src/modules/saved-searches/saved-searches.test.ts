import type { FastifyBaseLogger } from 'fastify';
import { eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getSavedSearches,
  getSavedSearchMatches,
  savedSearchLimits,
  type SavedSearch,
} from '@yoodee/api-contract/saved-searches';
import { assetEvents, members, notifications, outboxMessages, savedSearches } from '../../db/schema.ts';
import { insertAsset, type AssetValues } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAssetSearch, type AssetSearch } from '../assets/asset-search.ts';
import { createSavedSearchRun } from './run-saved-searches.ts';
import { lastTimeAt } from './search-run.ts';

let server: TestServer;
let assetSearch: AssetSearch;
let run: () => Promise<void>;
beforeAll(async () => {
  server = await openTestServer();
  assetSearch = createAssetSearch(server.db);
  run = createSavedSearchRun({ db: server.db, assetSearch, logger: server.app.log });
});
afterAll(() => server.close());

const newMember = async () => {
  const member = await createTestMember(server);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/v1/member/saved-searches${path}`;
    const reply = await server.app.inject({ method, url, headers: member.headers, ...(payload && { payload }) });
    return { status: reply.statusCode, ...(reply.json() as { data: unknown; code?: string; errors?: object }) };
  };
  return {
    ...member,
    call,
    save: async (values: object = {}) => {
      const saved = { name: 'คอนโด', query: 'property_type=condo', frequency: 'instant', ...values };
      return (await call('POST', '', saved)).data as SavedSearch;
    },
    list: async () => getSavedSearches.response.parse((await call('GET')).data).items,
    notified: async () =>
      (
        await server.db
          .select()
          .from(notifications)
          .where(eq(notifications.member_id, member.id))
          .orderBy(notifications.id)
      ).map(({ kind, asset_id, data }) => ({ kind, asset_id, data })),
  };
};

/** Moves the search's creation and last run back in time. */
const age = (id: number, days: number) =>
  server.db
    .update(savedSearches)
    .set({
      created_at: sql`now() - make_interval(days => ${days})`,
      last_run_at: sql`now() - make_interval(days => ${days})`,
    })
    .where(eq(savedSearches.id, id));

const publish = (values: AssetValues = {}) => insertAsset(server.db, values);

describe('saving searches', () => {
  it('lists saved searches, newest first, with the normalised query', async () => {
    const me = await newMember();

    await me.save({ name: 'ในเมือง', query: '?price_max=5000000&province=10&page=3&sort=price_asc&utm=x' });
    await me.save({ name: 'คอนโด' });

    expect((await me.list()).map(({ name, query }) => [name, query])).toEqual([
      ['คอนโด', 'property_type=condo'],
      ['ในเมือง', 'province=10&price_max=5000000'],
    ]);
  });

  it('saves the same search once', async () => {
    const me = await newMember();
    const first = await me.save({ name: 'หนึ่ง', query: 'province=10&property_type=condo' });

    const again = await me.save({ name: 'สอง', query: 'property_type=condo&province=10' });

    expect(again).toEqual(first);
    expect(await me.list()).toHaveLength(1);
  });

  it('saves no more than the limit, however many requests come at once', async () => {
    const me = await newMember();
    const searches = Array.from({ length: savedSearchLimits.count + 5 }, (_, index) => ({
      name: 'ราคา',
      query: `price_max=${1_000_000 + index}`,
    }));
    const kept = searches.slice(0, -8).map((search) => ({ member_id: me.id, ...search }));
    await server.db.insert(savedSearches).values(kept);

    const replies = await Promise.all(searches.slice(-8).map((search) => me.call('POST', '', search)));

    expect(replies.filter(({ code }) => code === 'saved_search_limit')).toHaveLength(5);
    expect(await me.list()).toHaveLength(savedSearchLimits.count);
  });

  it.each([
    [{ name: 'x', query: '' }, { query: 'required' }],
    [{ name: 'x', query: 'page=2&sort=price_asc' }, { query: 'required' }],
    [{ name: 'x', query: 'price_max=cheap' }, { query: 'invalid' }],
    [{ name: 'x', query: 'reach=E4,5' }, { query: 'invalid' }],
    [{ name: 'x', query: 'reach=X9,40' }, { query: 'invalid' }],
    [{ name: '   ', query: 'province=10' }, { name: 'required' }],
    [{ name: 'x', query: 'province=10', frequency: 'hourly' }, { frequency: 'unknown_value' }],
    [{ name: 'x', query: 'province=10', member_id: 1 }, expect.anything()],
  ])('refuses %j', async (values, errors) => {
    const me = await newMember();

    expect(await me.call('POST', '', values)).toMatchObject({ status: 400, errors });
    expect(await me.list()).toEqual([]);
  });

  it('updates given fields and removes', async () => {
    const me = await newMember();
    const { id } = await me.save();

    const { data } = await me.call('PUT', `/${id}`, { name: 'ใหม่', frequency: 'weekly' });

    expect(data).toMatchObject({ id, name: 'ใหม่', query: 'property_type=condo', frequency: 'weekly' });
    expect(await me.call('DELETE', `/${id}`)).toMatchObject({ status: 200 });
    expect(await me.call('DELETE', `/${id}`)).toMatchObject({ status: 404 });
    expect(await me.list()).toEqual([]);
  });

  it('refuses a changed query that another search has, and keeps both', async () => {
    const me = await newMember();
    const first = await me.save({ name: 'หนึ่ง', query: 'province=10' });
    const second = await me.save({ name: 'สอง', query: 'province=50' });

    expect(await me.call('PUT', `/${second.id}`, { query: 'province=10' })).toMatchObject({
      status: 400,
      errors: { query: 'invalid' },
    });
    expect(await me.call('PUT', `/${first.id}`, { query: 'province=10' })).toMatchObject({ status: 200 });
    expect((await me.list()).map(({ query }: { query: string }) => query)).toEqual(['province=50', 'province=10']);
  });

  it("treats another member's search as unknown", async () => {
    const [me, other] = [await newMember(), await newMember()];
    const { id } = await other.save();

    expect(await me.call('PUT', `/${id}`, { name: 'ของฉัน' })).toMatchObject({ status: 404 });
    expect(await me.call('GET', `/${id}/matches`)).toMatchObject({ status: 404 });
    expect(await me.call('DELETE', `/${id}`)).toMatchObject({ status: 404 });
    expect(await other.list()).toHaveLength(1);
  });
});

describe('notifying of matches', () => {
  it('notifies of a new asset, once, and lists it', async () => {
    const me = await newMember();
    const { id } = await me.save({ query: 'property_type=warehouse' });
    await run();
    const assetId = await publish({ property_type: 'warehouse' });
    await publish({ property_type: 'land' });

    await run();
    await run();

    expect(await me.notified()).toEqual([
      { kind: 'saved_search_matched', asset_id: assetId, data: { saved_search_id: id, name: 'คอนโด', count: 1 } },
    ]);
    const page = getSavedSearchMatches.response.parse((await me.call('GET', `/${id}/matches`)).data);
    expect(page).toMatchObject({ total: 1, items: [{ asset: { id: assetId } }] });
    expect((await me.list())[0]).toMatchObject({ match_count: 1 });
  });

  it('does not notify of older assets, nor of my own', async () => {
    const before = await publish({ property_type: 'factory' });
    await server.db
      .update(assetEvents)
      .set({ at: sql`now() - interval '1 hour'` })
      .where(eq(assetEvents.asset_id, before));
    const me = await newMember();
    await me.save({ query: 'property_type=factory' });
    await publish({ property_type: 'factory', owner_id: me.id });

    await run();

    expect(await me.notified()).toEqual([]);
  });

  it('counts many matches in one notification', async () => {
    const me = await newMember();
    const { id } = await me.save({ query: 'property_type=office' });
    await publish({ property_type: 'office' });
    await publish({ property_type: 'office' });

    await run();

    expect(await me.notified()).toEqual([
      { kind: 'saved_search_matched', asset_id: null, data: { saved_search_id: id, name: 'คอนโด', count: 2 } },
    ]);
  });

  it('notifies of an asset whose reduced price now matches', async () => {
    const me = await newMember();
    const { id } = await me.save({ query: 'property_type=hotel&price_max=4000000' });
    const assetId = await publish({ property_type: 'hotel', price_sale: 3_900_000 });
    await server.db
      .update(assetEvents)
      .set({ at: sql`now() - interval '3 days'` })
      .where(eq(assetEvents.asset_id, assetId));
    await age(id, 2);
    await server.db.insert(assetEvents).values({ asset_id: assetId, kind: 'price_changed', price_kind: 'sale' });

    await run();

    expect(await me.notified()).toHaveLength(1);
  });

  it.each([
    ['daily', 0, 0],
    ['daily', 1, 1],
    ['weekly', 6, 0],
    ['weekly', 7, 1],
    ['off', 30, 0],
  ])('notifies %s searches after %i days %i times', async (frequency, days, times) => {
    const me = await newMember();
    const { id } = await me.save({ query: 'property_type=retail', frequency });
    if (days > 0) await age(id, days);
    await publish({ property_type: 'retail' });

    await run();

    expect(await me.notified()).toHaveLength(times);
  });

  it('sends the daily and weekly searches of a member as one message for each channel, at their hour', async () => {
    const me = await newMember();
    const everywhere = { saved_searches: { line: true, email: true } };
    await server.db
      .update(members)
      .set({ email: 'digest@example.com', line_sub: 'U-digest', notification_choices: everywhere })
      .where(eq(members.id, me.id));
    const daily = await me.save({ name: 'ทาวน์โฮม', query: 'property_type=townhouse', frequency: 'daily' });
    const weekly = await me.save({ name: 'พูลวิลล่า', query: 'property_type=pool_villa', frequency: 'weekly' });
    await age(daily.id, 1);
    await age(weekly.id, 7);
    for (let made = 0; made < 12; made += 1) await publish({ property_type: 'townhouse', title_th: `ทาวน์โฮม ${made}` });
    const land = await publish({ property_type: 'pool_villa', title_th: 'พูลวิลล่าสวย' });

    await Promise.all([run(), run()]);
    await run();

    expect(await me.notified()).toHaveLength(2);
    const messages = await server.db.select().from(outboxMessages).where(eq(outboxMessages.member_id, me.id));
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['email', 'line']);
    for (const { news, is_bundle, next_try_at, created_at } of messages) {
      expect(is_bundle).toBe(false);
      expect(next_try_at.getTime()).toBeLessThanOrEqual(created_at.getTime());
      expect(news!.items).toMatchObject([
        {
          text: 'ทรัพย์ใหม่ 12 รายการตรงกับการค้นหา ทาวน์โฮม',
          href: '/assets?property_type=townhouse',
          details: { length: 10 },
        },
        { href: `/assets/${land}`, details: [{ text: 'พูลวิลล่าสวย', href: `/assets/${land}` }] },
      ]);
    }
  });

  it.each([
    ['09:00', 8, '08:00'],
    ['08:00', 8, '08:00'],
    ['07:59', 8, '08:00 the day before'],
    ['00:30', 0, '00:00'],
    ['23:59', 23, '23:00'],
  ])('at %s in Bangkok the digests of %i h were due at %s', async (time, hour, due) => {
    const now = sql`${`2026-11-20 ${time}+07`}::timestamptz`;
    const { rows } = await server.db.execute<{ due: string }>(
      sql`select to_char(${lastTimeAt(hour, now)} at time zone 'Asia/Bangkok', 'DD HH24:MI') as due`,
    );

    expect(rows).toEqual([{ due: due.endsWith('before') ? `19 ${due.slice(0, 5)}` : `20 ${due}` }]);
  });

  it('waits for the hour that the member chose', async () => {
    const me = await newMember();
    const { id } = await me.save({ query: 'property_type=commercial_building', frequency: 'daily' });
    await publish({ property_type: 'commercial_building' });
    const inBangkok = sql`extract(hour from now() at time zone 'Asia/Bangkok')::int`;
    const setHour = (hour: SQL) => server.db.update(members).set({ digest_hour: hour }).where(eq(members.id, me.id));
    await server.db
      .update(savedSearches)
      .set({
        created_at: sql`now() - interval '2 days'`,
        last_run_at: sql`date_trunc('hour', now()) - interval '1 second'`,
      })
      .where(eq(savedSearches.id, id));

    await setHour(sql`(${inBangkok} + 1) % 24`);
    await run();
    expect(await me.notified()).toEqual([]);

    await setHour(inBangkok);
    await run();
    expect(await me.notified()).toHaveLength(1);
  });

  it('notifies of more matches than a statement has parameters', async () => {
    const [me, owner] = [await newMember(), await newMember()];
    const { id } = await me.save({ query: 'price_max=7777777' });
    const { rows } = await server.db.execute(
      sql`insert into assets (owner_id) select ${owner.id} from generate_series(1, 33000) returning id`,
    );
    const found = rows.map((row) => Number(row.id));
    const among: AssetSearch['among'] = async (query) => (query.price_max === 7_777_777 ? found : []);

    await createSavedSearchRun({ db: server.db, assetSearch: { among }, logger: server.app.log })();

    expect(await me.notified()).toMatchObject([{ data: { saved_search_id: id, count: 33_000 } }]);
  });

  it('notifies once when two replicas run concurrently', async () => {
    const me = await newMember();
    await me.save({ query: 'property_type=business' });
    await publish({ property_type: 'business' });

    await Promise.all([run(), run()]);

    expect(await me.notified()).toHaveLength(1);
  });

  it('starts from now when it is enabled again', async () => {
    const me = await newMember();
    const { id } = await me.save({ query: 'property_type=home_office', frequency: 'off' });
    await age(id, 5);
    const assetId = await publish({ property_type: 'home_office' });
    await server.db
      .update(assetEvents)
      .set({ at: sql`now() - interval '1 day'` })
      .where(eq(assetEvents.asset_id, assetId));
    await me.call('PUT', `/${id}`, { frequency: 'instant' });

    await run();

    expect(await me.notified()).toEqual([]);
  });

  it('notifies the others when searches fail, however many come first, and retries those', async () => {
    const [unlucky, me] = [await newMember(), await newMember()];
    const queries = Array.from({ length: 101 }, (_, index) => `property_type=apartment&price_max=${900_000 + index}`);
    const failing = await server.db
      .insert(savedSearches)
      .values(queries.map((query) => ({ member_id: unlucky.id, name: 'ล้ม', query, last_run_at: new Date(0) })))
      .returning({ id: savedSearches.id });
    await me.save({ query: 'property_type=apartment' });
    await publish({ property_type: 'apartment' });
    const failed: number[] = [];
    const logger = { error: ({ savedSearchId }: { savedSearchId: number }) => failed.push(savedSearchId) };
    const among: AssetSearch['among'] = async (query, ids) => {
      if (query.price_max !== undefined && query.price_max < 1_000_000)
        throw new Error('canceling statement due to statement timeout');
      return assetSearch.among(query, ids);
    };
    const runFailing = createSavedSearchRun({
      db: server.db,
      assetSearch: { among },
      logger: logger as Pick<FastifyBaseLogger, 'error'>,
    });

    await runFailing();

    expect(await me.notified()).toHaveLength(1);
    expect(failed.toSorted((a, b) => a - b)).toEqual(failing.map(({ id }) => id));
    await runFailing();
    expect(failed).toHaveLength(202);
  });
});
