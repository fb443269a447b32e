import { expect, test } from '@playwright/test';
import type { AssetDetail, AssetPage } from '@yoodee/api-contract/assets';
import { hrefs } from '@yoodee/site';
import { publishListing } from '../src/listing.ts';
import type { Member } from '../src/member.ts';
import { openDatabaseServers, type DatabaseServer, type DatabaseServers } from './database-servers.ts';
import { startOneMachine, type OneMachine } from './one-machine.ts';

// Each test continues with the servers as the previous test left them.
test.describe.configure({ mode: 'serial' });

let servers: DatabaseServers;
let primary: DatabaseServer;
let standby: DatabaseServer;
let site: OneMachine;
let member: Member;
let listingId: number;
let price = 4_500_000;

test.beforeAll(async () => {
  servers = openDatabaseServers();
  primary = await servers.startPrimary();
  standby = await servers.startStandby(primary);
  site = await startOneMachine({ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url });
  [member] = (await site.signUpMembers(1)) as [Member];
  listingId = (await publishListing(member.api, { price_sale: price })).id;
});

test.afterAll(async () => {
  await site?.close();
  await servers?.close();
});

const lowerPrice = async () => {
  const prices = [{ kind: 'sale', from: price, to: price - 10_000 }];
  await member.api.call('POST', `/member/assets/${listingId}/price`, { prices });
  price -= 10_000;
};

const priceRead = async () => {
  const reply = await site.visitor.get(`/api/v1/assets/${listingId}`);
  return reply.ok() ? ((await reply.json()) as { data: AssetDetail }).data.price_sale : reply.status();
};

const priceInSearch = async () => {
  const reply = await site.visitor.get(`/api/v1/assets?price_max=${price}`);
  const { items } = ((await reply.json()) as { data: AssetPage }).data;
  return items.find(({ id }) => id === listingId)?.price_sale;
};

/** How many public reads each database has answered. */
const readsOf = async (database: 'primary' | 'replica') => {
  const metrics = await site.metrics();
  return Number(new RegExp(`yoodee_db_public_reads_total\\{database="${database}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
};

/** Repeats a read until the replica has served one. Every read must return the current price. */
const expectReplicaIsRead = async () => {
  const before = await readsOf('replica');
  await expect
    .poll(async () => {
      expect(await priceRead()).toBe(price);
      return readsOf('replica');
    })
    .toBeGreaterThan(before);
};

test('F31 public reads go to a replica that is current', async () => {
  await expectReplicaIsRead();
});

test('F31 a member never sees an older state than they have seen, however far the replica is behind', async () => {
  await standby.query('select pg_wal_replay_pause()');
  for (let change = 0; change < 10; change += 1) {
    await lowerPrice();

    expect(await priceRead(), 'the asset').toBe(price);
    expect(await priceInSearch(), 'the list').toBe(price);
  }
  // A gateway trusts the version of a page for 0.4 s, with a replica or without. The number is in the page's data.
  await expect
    .poll(async () => (await site.visitor.get(hrefs('en').asset(listingId))).text(), { intervals: [50] })
    .toContain(String(price));
  const [{ price_sale }] = (await standby.query<{ price_sale: string }>(
    `select price_sale from assets where id = ${listingId}`,
  )) as [{ price_sale: string }];
  expect(Number(price_sale), 'the replica was behind all the time').toBe(price + 100_000);

  await standby.query('select pg_wal_replay_resume()');
  await expectReplicaIsRead();
});

test('F31 without its primary a site reads the replica, but nothing older than it has seen', async () => {
  await standby.query('select pg_wal_replay_pause()');
  await lowerPrice();
  expect(await priceRead()).toBe(price);
  // The standby has received the change, and has not applied it.
  await expect
    .poll(async () => {
      const [row] = await primary.query<{ waits: boolean }>(
        'select bool_or(flush_lsn < pg_current_wal_flush_lsn()) as waits from pg_stat_replication',
      );
      return row!.waits;
    })
    .toBe(false);

  await primary.kill();
  await expect.poll(priceRead).toBe(503);
  expect(await priceRead(), 'still not the old price').toBe(503);

  await standby.query('select pg_wal_replay_resume()');
  await expect.poll(priceRead).toBe(price);
});
