import { setTimeout as pause } from 'node:timers/promises';
import { expect, request, test } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type { getConversations } from '@yoodee/api-contract/conversations';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { createApi } from '../src/api.ts';
import { publishListing } from '../src/listing.ts';
import { signUp, type Member } from '../src/member.ts';
import { followConversations } from './event-stream.ts';
import type { ProgramName } from './machine.ts';
import { startMachinesBehind, type MachinesBehindProxy } from './machines-behind-proxy.ts';
import type { ProxyName } from './proxy.ts';
import { startSteadyLoad, type Failed } from './steady-load.ts';
import { createVisits, nextPhone } from './visits.ts';

// Each test continues with the machines as the previous test left them.
test.describe.configure({ mode: 'serial' });

/** Duration of the restarts; 0 means one round. */
const minutes = Number(process.env.RESTART_MINUTES || 0);
test.setTimeout(900_000 + minutes * 60_000);

/** Time for which a machine does not respond. */
const silentSeconds = 35;
/**
 * Limit for a read while a machine does not respond: the timeout of nginx, and the response time of another machine.
 */
const readSeconds = 12;
/**
 * Limit until a write to a machine that does not respond is refused: by its gateway after 20 s, by nginx after 30 s.
 */
const writeSeconds = 33;

const unlimited = [
  ...['OTP_SENDS_PER_DAY_SITE', 'OTP_SENDS_PER_HOUR_IP', 'OTP_VERIFIES_PER_5_MIN_IP'],
  ...['OTP_SENDS_PER_HOUR_PREFIX', 'LEADS_PER_HOUR_IP'],
];
const reads = ['kept pages', 'rendered pages', 'API reads', 'account app'];

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

let site: MachinesBehindProxy;
let member: Member;
let listing: MemberAsset;
let stream: ReturnType<typeof followConversations>;

test.beforeAll(async ({}, { project }) => {
  site = await startMachinesBehind(
    project.name as ProxyName,
    3,
    Object.fromEntries(unlimited.map((name) => [name, '100000'])),
  );
  const [first] = site.machines;
  const context = await request.newContext({ baseURL: first!.gateway });
  member = await signUp(context, '081-700-0001', first!.dataDir);
  await context.dispose();
  member.api = createApi(site.visitor, member.token);
  listing = await publishListing(member.api);
  // Each machine renders its first pages, which takes a busy processor many seconds.
  for (const { gateway } of site.machines)
    for (const path of ['/assets', '/en/assets']) await expect.poll(() => statusOf(gateway + path)).toBe(200);
  stream = followConversations(site.origin, member.token);
  await expect.poll(stream.connections).toBeGreaterThan(0);
});

test.afterAll(async () => {
  await stream?.stop();
  site?.machines.forEach((machine) => machine.thaw());
  await site?.close();
});

/** Expects that the stream of the member reports an enquiry that a visitor sends. */
const expectEvent = async () => {
  const question = { kind: 'question', message: 'ว่างไหม', name: 'วิภา', consent_version: '2026-11', filled_ms: 9_000 };
  const seen = stream.conversations.size;
  const data = { ...question, phone: nextPhone() };
  const ask = () => site.visitor.post(`/api/v1/assets/${listing.id}/leads`, { data });
  // Like the form of the page, this retries a failed request once.
  if ((await ask()).status() !== 201) expect((await ask()).status()).toBe(201);
  await expect.poll(() => stream.conversations.size, { timeout: 60_000 }).toBeGreaterThan(seen);
};

const textOf = ({ kind, message, startedAt, endedAt }: Failed) =>
  `${kind}, after ${Math.round(endedAt - startedAt)} ms: ${message}`;

/** Prints what the machines have logged about a failed request, which shows its cause. */
const showLogOf = ({ message }: Failed) => {
  const [, id] = /"request_id":"([^"]+)"/.exec(message) ?? [];
  if (!id) return;
  const lines = site.machines.flatMap((machine) =>
    machine
      .log()
      .split('\n')
      .filter((line) => line.includes(id)),
  );
  console.log(`log of ${id}:`, lines);
};

/** Expects that the stream has missed no event and that the member is still signed in. */
const expectNothingMissed = async () => {
  const { items } = await member.api.call<ResponseOf<typeof getConversations>>('GET', '/member/conversations');
  expect(items.filter(({ id }) => !stream.conversations.has(id))).toEqual([]);
};

test('F33 two machines restart one after the other and one is killed, again and again: only what was in flight there fails', async () => {
  const load = startSteadyLoad(await createVisits(site, member));
  const [lost, ...restarted] = site.machines;
  const kills: number[] = [];
  const endsAt = performance.now() + minutes * 60_000;

  do {
    for (const machine of restarted) {
      await machine.stop();
      await expectEvent();
      await machine.start();
    }
    kills.push(performance.now());
    await lost!.kill();
    await expectEvent();
    await lost!.start();
  } while (performance.now() < endsAt);

  const { rows, failed, failedTwice } = await load.stop();
  const wasInFlight = ({ startedAt, endedAt }: Failed) => kills.some((at) => startedAt <= at && endedAt >= at);
  console.log(
    `${kills.length} rounds; the stream connected ${stream.connections()} times; failed in flight:`,
    failed.filter(wasInFlight).map(textOf),
  );
  failed.forEach(showLogOf);
  expect(failed.filter((one) => !wasInFlight(one)).map(textOf)).toEqual([]);
  expect(failedTwice.map(textOf)).toEqual([]);
  for (const { kind, succeeded } of rows) expect(succeeded, kind).toBeGreaterThan(5);
  await expectNothingMissed();
});

const silences: readonly (readonly [string, readonly ProgramName[] | undefined])[] = [
  ['a machine', undefined],
  ['the API of a machine', ['api']],
  ['the public app of a machine', ['public']],
];

for (const [what, programs] of silences)
  test(`F34 ${what} falls silent: reads are answered by another one, writes are refused in time and repeated`, async () => {
    const load = startSteadyLoad(await createVisits(site, member));
    const [, silent] = site.machines;

    silent!.freeze(programs);
    await pause(silentSeconds * 1000);
    await expectEvent();
    silent!.thaw();
    await pause(2_000);

    const { rows, failed, failedTwice } = await load.stop();
    console.log('refused:', failed.map(textOf));
    failed.forEach(showLogOf);
    expect(failed.filter(({ kind }) => reads.includes(kind)).map(textOf)).toEqual([]);
    expect(failedTwice.map(textOf)).toEqual([]);
    for (const { kind, longestMs, succeeded } of rows) {
      expect(succeeded, kind).toBeGreaterThan(1);
      if (reads.includes(kind)) expect(longestMs, kind).toBeLessThan(readSeconds * 1000);
    }
    for (const { startedAt, endedAt, kind } of failed)
      expect(endedAt - startedAt, kind).toBeLessThan(writeSeconds * 1000);
    await expectNothingMissed();
  });
