import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { publishListing } from '../src/listing.ts';
import type { Member } from '../src/member.ts';
import { startWriter } from './acknowledged-writes.ts';
import { openDatabaseServers, type DatabaseServer, type DatabaseServers } from './database-servers.ts';
import { followConversations } from './event-stream.ts';
import type { Machine } from './machine.ts';
import { startOneMachine, type OneMachine } from './one-machine.ts';
import { startPooler } from './pooler.ts';

// Each test continues with the servers as the previous test left them.
test.describe.configure({ mode: 'serial' });

/** Seconds of load before the primary is killed, between this and the failover, and after the failover. */
const seconds = { before: 4, unnoticed: 2, after: 6 };

let servers: DatabaseServers;
let primary: DatabaseServer;
let standby: DatabaseServer;
let pooler: Awaited<ReturnType<typeof startPooler>> | null = null;
let site: OneMachine;
let machine: Machine;
let visitor: APIRequestContext;
let members: Member[];
let listingId: number;

test.beforeAll(async ({}, { project }) => {
  servers = openDatabaseServers();
  primary = await servers.startPrimary();
  standby = await servers.startStandby(primary);
  // From here on a commit is acknowledged when the standby has it.
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  const direct = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=read-write`;
  if (project.name === 'pgbouncer') pooler = await startPooler(primary);
  site = await startOneMachine(
    pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct } : { DATABASE_URL: direct },
  );
  ({ machine, visitor } = site);
  members = await site.signUpMembers(3);
  listingId = (await publishListing(members[0]!.api)).id;
});

test.afterAll(async () => {
  await site?.close();
  await pooler?.stop();
  await servers?.close();
});

const ask = (message: string, phone: string) =>
  visitor.post(`/api/v1/assets/${listingId}/leads`, {
    data: { kind: 'question', message, name: 'วิภา', phone, consent_version: '2026-11', filled_ms: 9_000 },
  });

/** Repeats requests until `stop`, which resolves to the number of responses by status. */
const repeat = (paths: readonly string[], headers: Record<string, string> = {}) => {
  const statuses = new Map<number, number>();
  let isOver = false;
  const sent = (async () => {
    for (let round = 0; !isOver; round += 1) {
      const reply = await fetch(machine.gateway + paths[round % paths.length]!, { headers }).catch(() => null);
      await reply?.arrayBuffer();
      const status = reply?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(50);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await sent;
      return Object.fromEntries(statuses);
    },
  };
};

test('F30 the primary is killed: nothing acknowledged is lost, members stay signed in, kept pages are served', async () => {
  const keptPages = ['/', '/assets', '/en/assets'];
  for (const path of keptPages) expect((await visitor.get(path)).status(), path).toBe(200);
  const stream = followConversations(machine.gateway, members[0]!.token);
  await expect.poll(stream.connections).toBe(1);
  expect((await ask('ก่อน', '086-700-0001')).status()).toBe(201);
  await expect.poll(stream.events, { message: 'an event before the failover' }).toBeGreaterThan(0);

  const pages = repeat(keptPages, { 'accept-language': 'th' });
  const profile = repeat(['/api/v1/member/profile'], { authorization: `Bearer ${members[1]!.token}` });
  const writers = await Promise.all(members.map((member) => startWriter(member, machine.gateway)));
  await pause(seconds.before * 1000);

  await primary.kill();
  await pause(seconds.unnoticed * 1000);
  await standby.promote();
  await pooler?.leadTo(standby);
  await pause(seconds.after * 1000);

  const written = await Promise.all(writers.map((writer) => writer.stop()));
  const [pageStatuses, profileStatuses] = [await pages.stop(), await profile.stop()];
  const refusals = written.flatMap(({ refused }) => refused);
  console.table(
    written.map(({ acknowledged, stored, refused, longestGapMs }) => ({
      acknowledged,
      stored,
      refused: refused.length,
      'longest gap, s': (longestGapMs / 1000).toFixed(1),
    })),
  );
  console.log('kept pages:', pageStatuses, 'profile:', profileStatuses, 'refused writes:', refusals.slice(0, 5));

  for (const { acknowledged, stored } of written) {
    expect(acknowledged).toBeGreaterThan(0);
    // The last save may have been stored without an answer.
    expect([acknowledged, acknowledged + 1]).toContain(stored);
  }
  expect(refusals.filter(({ status }) => status !== 503 && status !== 409)).toEqual([]);
  expect(refusals.filter(({ status, retryAfter }) => status === 503 && retryAfter <= 0)).toEqual([]);
  expect(Object.keys(pageStatuses)).toEqual(['200']);
  expect(Object.keys(profileStatuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
  expect(Math.max(...written.map(({ longestGapMs }) => longestGapMs))).toBeLessThan(20_000);

  const before = stream.events();
  expect((await ask('หลัง', '086-700-0002')).status()).toBe(201);
  await expect.poll(stream.events, { message: 'an event after the failover' }).toBeGreaterThan(before);
  expect(stream.connections(), 'the stream stayed open').toBe(1);
  await stream.stop();
  expect(await site.signUpMembers(1)).toHaveLength(1);
});

test('F30 the machine restarts on the new primary alone', async () => {
  await machine.stop();
  await machine.start();

  expect((await members[0]!.api.call<{ id: number }>('GET', `/member/assets/${listingId}`)).id).toBe(listingId);
});
