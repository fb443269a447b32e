import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getNotifications } from '@yoodee/api-contract/notifications';
import {
  alertReaders,
  alerts,
  members,
  monthlyPrices,
  notifications,
  outboxMessages,
  priceMonths,
  rateWindows,
  savedSearches,
} from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';
import { createAlertKeys } from '../alert-readers/alert-keys.ts';
import { createComposeNews } from '../notifications/compose-news.ts';
import { findFall, findFinalMonth } from './price-falls.ts';
import { createPriceAlertRun } from './run-price-alerts.ts';

let server: TestServer;
let run: () => Promise<void>;
beforeAll(async () => {
  server = await openTestServer();
  run = createPriceAlertRun({ db: server.db, logger: server.app.log });
});
afterAll(() => server.close());

const condos = { district_code: '1047', property_type: 'condo', deal: 'sale' } as const;
const subject = { district: '1047', propertyType: 'condo', deal: 'sale' } as const;
const query = 'district=1047&property_type=condo&listing_type=sale';

/** The first day of a month in Thailand, so many months ago. */
const monthsAgo = async (months: number): Promise<string> => {
  const { rows } = await server.db.execute<{ month: string }>(sql`
    select to_char(date_trunc('month', now() at time zone 'Asia/Bangkok') - make_interval(months => ${months}),
      'YYYY-MM-DD') as month`);
  return rows[0]!.month;
};

interface Month {
  ago: number;
  perSqm?: number | null;
  median?: number;
  assets?: number;
}

/** The medians of some months, of which all but the current one are final. */
const medians = async (months: readonly Month[], kind: Partial<typeof monthlyPrices.$inferInsert> = {}) => {
  for (const { ago, perSqm = 100_000, median = 4_000_000, assets = 30 } of months) {
    const month = await monthsAgo(ago);
    await server.db.insert(monthlyPrices).values({ ...condos, ...kind, month, median, median_per_sqm: perSqm, assets });
    const computed = sql`case when ${ago} = 0 then now() else now() - interval '1 minute' end`;
    await server.db.insert(priceMonths).values({ month, computed_at: computed }).onConflictDoNothing();
  }
};

beforeEach(async () => {
  for (const table of [
    outboxMessages,
    alertReaders,
    savedSearches,
    notifications,
    monthlyPrices,
    priceMonths,
    rateWindows,
  ])
    await server.db.delete(table);
});

describe('a price drop', () => {
  const fallOf = async () => findFall(server.db, subject, (await findFinalMonth(server.db))!);

  it('is reported from five per cent against the previous month, per m²', async () => {
    await medians([{ ago: 2 }, { ago: 1, perSqm: 95_000 }, { ago: 0, perSqm: 50_000 }]);

    expect(await fallOf()).toEqual({ percent: 5, months: 1, from: 100_000, to: 95_000, unit: 'sqm' });
  });

  it('may span three months', async () => {
    await medians([{ ago: 4 }, { ago: 3, perSqm: 97_000 }, { ago: 2, perSqm: 95_000 }, { ago: 1, perSqm: 93_000 }]);

    expect(await fallOf()).toMatchObject({ percent: 7, months: 3 });
  });

  it.each([
    ['too small', [{ ago: 2 }, { ago: 1, perSqm: 95_100 }]],
    ['a rise', [{ ago: 2 }, { ago: 1, perSqm: 120_000 }]],
    ['of too few listings now', [{ ago: 2 }, { ago: 1, perSqm: 50_000, assets: 19 }]],
    [
      'of too few listings before',
      [
        { ago: 2, assets: 19 },
        { ago: 1, perSqm: 50_000 },
      ],
    ],
    ['of the month that goes on', [{ ago: 1 }, { ago: 0, perSqm: 50_000 }]],
    ['against two months before only', [{ ago: 3 }, { ago: 1, perSqm: 50_000 }]],
  ])('is none: %s', async (_name, months) => {
    await medians(months);

    expect(await fallOf()).toBeNull();
  });

  it('is of whole prices where sizes are unknown, per square wah for land, and per month for a rent', async () => {
    await medians([
      { ago: 2, perSqm: null },
      { ago: 1, perSqm: null, median: 3_000_000 },
    ]);
    await medians(
      [
        { ago: 2, perSqm: 10_000 },
        { ago: 1, perSqm: 9_000 },
      ],
      { property_type: 'land' },
    );
    await medians(
      [
        { ago: 2, median: 20_000 },
        { ago: 1, median: 18_000 },
      ],
      { deal: 'rent' },
    );
    const month = await monthsAgo(1);

    expect(await fallOf()).toMatchObject({ percent: 25, unit: 'whole', from: 4_000_000 });
    expect(await findFall(server.db, { ...subject, propertyType: 'land' }, month)).toMatchObject({
      ...{ percent: 10, unit: 'sq_wah', from: 40_000, to: 36_000 },
    });
    expect(await findFall(server.db, { ...subject, deal: 'rent' }, month)).toMatchObject({
      percent: 10,
      unit: 'month',
    });
  });
});

const fallen: readonly Month[] = [{ ago: 2 }, { ago: 1, perSqm: 90_000 }];
const longAgo = sql`now() - interval '40 days'`;

const send = (method: 'GET' | 'POST' | 'PUT', { headers }: TestMember, path: string, payload?: object) =>
  server.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });

/** A member who asked for it last month, to be told at once. */
const asking = async (changes: object = {}) => {
  const member = await createTestMember(server);
  const reply = await send('POST', member, '/member/saved-searches', {
    ...{ kind: 'prices', name: 'คอนโดขาย บางนา', query, frequency: 'instant' },
    ...changes,
  });
  await server.db.update(savedSearches).set({ last_run_at: longAgo }).where(eq(savedSearches.member_id, member.id));
  return { member, reply };
};
const toldTo = (memberId: number) =>
  server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.member_id, memberId), eq(notifications.kind, 'district_price_fell')));

describe('members with a price alert', () => {
  it('are notified once per month, by concurrent replicas', async () => {
    const { member } = await asking();
    await medians(fallen);
    await Promise.all([run(), run()]);
    await run();

    expect((await toldTo(member.id)).map(({ data }) => data)).toEqual([
      {
        ...{ name: 'คอนโดขาย บางนา', path: 'bangkok/bang-na/condo', percent: 10, months: 1 },
        ...{ price_from: 100_000, price_to: 90_000, unit: 'sqm' },
      },
    ]);
    const bell = getNotifications.response.parse((await send('GET', member, '/member/notifications')).json().data);
    expect(bell.items).toMatchObject([
      { kind: 'district_price_fell', data: { path: 'bangkok/bang-na/condo', percent: 10 } },
    ]);
  });

  it('are not notified of a month that was final before the alert was created, nor when it is off', async () => {
    const { member: late } = await asking();
    const { member: off } = await asking({ frequency: 'off' });
    await server.db
      .update(savedSearches)
      .set({ last_run_at: sql`now()` })
      .where(eq(savedSearches.member_id, late.id));
    await medians(fallen);
    await run();

    expect([await toldTo(late.id), await toldTo(off.id)]).toEqual([[], []]);
  });

  it('get digests at their hour', async () => {
    const { member } = await asking({ frequency: 'daily' });
    await medians(fallen);
    const nextHour = sql`(extract(hour from now() at time zone 'Asia/Bangkok')::int + 1) % 24`;
    await server.db.update(members).set({ digest_hour: nextHour }).where(eq(members.id, member.id));
    await run();
    expect(await toldTo(member.id)).toEqual([]);

    // The hour came after the medians were final.
    await server.db.update(priceMonths).set({ computed_at: sql`now() - interval '25 hours'` });
    await run();
    expect(await toldTo(member.id)).toHaveLength(1);
  });

  it('get no listings, which searches for new matches report', async () => {
    const { member, reply } = await asking();
    await send('POST', member, '/member/saved-searches', { name: 'บางนา', query });
    const { items } = (await send('GET', member, '/member/saved-searches')).json().data as {
      items: { kind: string }[];
    };

    expect(reply.statusCode).toBe(201);
    expect(items.map(({ kind }) => kind).sort()).toEqual(['matches', 'prices']);
  });

  it.each([
    ['no type', 'district=1047&listing_type=sale'],
    ['two types', 'district=1047&property_type=condo,land&listing_type=sale'],
    ['no deal', 'district=1047&property_type=condo'],
    ['another deal', 'district=1047&property_type=condo&listing_type=takeover'],
    ['no district', 'province=10&property_type=condo&listing_type=sale'],
    ['an unknown district', 'district=9999&property_type=condo&listing_type=sale'],
    ['a district of another province', 'province=50&district=1047&property_type=condo&listing_type=sale'],
    ['a further filter', `${query}&price_max=3000000`],
    ['nothing', ''],
  ])('must name one district, type and deal: %s', async (_name, wrong) => {
    const member = await createTestMember(server);
    const reply = await send('POST', member, '/member/saved-searches', { kind: 'prices', name: 'x', query: wrong });

    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual(['query']);
  });

  it('cannot change the alert into a search without a district', async () => {
    const { member, reply } = await asking();
    const changed = await send('PUT', member, `/member/saved-searches/${reply.json().data.id}`, {
      query: 'property_type=condo',
    });

    expect(changed.statusCode).toBe(400);
  });
});

it('notifies a visitor who confirmed, in their language, with the reason and how to stop', async () => {
  const email = 'buyer@example.com';
  const body = { kind: 'prices', name: 'Condos for sale in Bang Na', query, frequency: 'instant', filled_ms: 2_000 };
  const visitor = newVisitor(server.app, { 'accept-language': 'en' });
  expect((await visitor.post('/public/alerts', { ...body, email })).statusCode).toBe(200);
  await medians(fallen);
  await run();
  await server.db.update(alerts).set({ confirmed_at: longAgo, last_run_at: longAgo });
  await server.db.delete(outboxMessages);
  await Promise.all([run(), run()]);

  const [mail, ...others] = await server.db.select().from(outboxMessages);
  expect(others).toEqual([]);
  const composed = createComposeNews(server.env)(mail!.news!, { ...mail!, alertReaderId: mail!.alert_reader_id! });
  expect(composed.mail!.subject).toBe(
    'The median asking price of Condos for sale in Bang Na fell by 10% in a month: from ฿100,000 to ฿90,000 per m²',
  );
  expect(composed.text).toContain('/en/areas/bangkok/bang-na/condo');
  expect(composed.text).toContain('You get this because you asked Yoodee for alerts by email.');
  expect(composed.text).toContain('/api/alerts/stop?key=');

  const page = await server.app.inject(
    `/api/alerts?key=${createAlertKeys(server.env).sign(mail!.alert_reader_id!)}&lang=en`,
  );
  expect(page.body).toContain('When the median asking price falls by 5% or more, at most once a month');
  expect(page.body).not.toContain('once a week');
});
