import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import type { ResponseOf } from '@yoodee/api-contract';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { sendOtp, SignedIn } from '@yoodee/api-contract/member';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { startPostgres } from '@yoodee/runner/postgres';
import { Agent, setGlobalDispatcher } from 'undici';
import { createApi } from '../src/api.ts';
import { addPhotograph, createDraft, publishListing } from '../src/listing.ts';
import { signUp, type Member } from '../src/member.ts';
import { findCode } from '../src/outbox.ts';
import { startBucket } from './bucket.ts';
import { followConversations } from './event-stream.ts';
import { createMachine, freePorts, type Machine } from './machine.ts';
import { startProxy, type ProxyName } from './proxy.ts';
import { startSteadyLoad, type Send } from './steady-load.ts';

/** Restarts go on for so long; 0 is one round. */
const minutes = Number(process.env.RESTART_MINUTES || 0);
test.setTimeout(900_000 + minutes * 60_000);

const folder = mkdtempSync(join(tmpdir(), 'yoodee-restart-'));
const unlimited = ['OTP_SENDS_PER_DAY_SITE', 'OTP_SENDS_PER_HOUR_IP', 'OTP_VERIFIES_PER_5_MIN_IP'];
const alsoUnlimited = ['OTP_SENDS_PER_HOUR_PREFIX', 'LEADS_PER_HOUR_IP'];

let postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let machines: Machine[];
let origin: string;
let visitor: APIRequestContext;
let member: Member;

test.beforeAll(async ({}, { project }) => {
  const [gateway, inner, api, apiInner, publicApp, https, http, admin] = (await freePorts(8)) as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  origin = `https://localhost:${https}`;
  // The certificate is self-signed.
  setGlobalDispatcher(new Agent({ connect: { rejectUnauthorized: false } }));
  postgres = (await startPostgres())!;
  bucket = await startBucket();
  const settings = {
    ...bucket.settings,
    ...Object.fromEntries([...unlimited, ...alsoUnlimited].map((name) => [name, '100000'])),
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: origin,
    JWT_SECRET: 'of-the-test-0123456789-0123456789-0123456789',
    SEED: '24',
    DRAW_AHEAD: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_MS: '0',
    ALLOW_DEVELOPMENT_TRANSPORTS: '1',
  };
  const ports = { gateway, inner, api, apiInner, public: publicApp };
  machines = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((address) => createMachine(address, ports, settings));
  await Promise.all(machines.map((machine) => machine.start()));
  proxy = await startProxy(project.name as ProxyName, {
    folder,
    origin,
    gateways: machines.map(({ address }) => `${address}:${gateway}`),
    ports: { http, health: inner, admin },
  });
  visitor = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  const first = await request.newContext({ baseURL: machines[0]!.gateway });
  member = await signUp(first, '081-700-0001', machines[0]!.dataDir);
  member.api = createApi(visitor, member.token);
  await first.dispose();
});

test.afterAll(async () => {
  await visitor?.dispose();
  await proxy?.stop();
  for (const machine of machines ?? []) {
    await machine.stop();
    machine.remove();
  }
  bucket?.stop();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get =
  (pathOf: (round: number) => string): Send =>
  async (round) => {
    const reply = await fetch(origin + pathOf(round));
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${pathOf(round)} answered ${reply.status}`);
  };

/** The code, whichever machine has sent it. */
const codeFor = async (phone: string, reference: string): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const code = machines.map(({ dataDir }) => findCode(phone, reference, dataDir)).find(Boolean);
    if (code) return code;
    await pause(100);
  }
  throw new Error('no code was sent');
};

let phones = 0;

const signIn: Send = async () => {
  const phone = `082${String((phones += 1)).padStart(7, '0')}`;
  const api = createApi(visitor);
  const { ref_code } = await api.call<ResponseOf<typeof sendOtp>>('POST', '/member/auth/otp', { phone_number: phone });
  const input = { first_name: 'สมหญิง', last_name: 'ใจดี', contact_phone: '', phone, ref_code };
  await api.call<SignedIn>('POST', '/member/auth/otp/verify', { ...input, otp: await codeFor(phone, ref_code) });
  await pause(1_000);
};

/** Saves a draft of the member; after a failure with the version that is stored. */
const saveDraft = async (): Promise<Send> => {
  const { id, version: first } = await createDraft(member.api);
  let version = first;
  return async (round) => {
    try {
      ({ version } = await member.api.call<MemberAsset>('PATCH', `/member/assets/${id}`, {
        version,
        road: `${round}`,
      }));
    } catch (error) {
      ({ version } = await member.api.call<MemberAsset>('GET', `/member/assets/${id}`));
      throw error;
    }
  };
};

const upload = async (): Promise<Send> => {
  const { id } = await createDraft(member.api);
  let stored: AssetImage[] = [];
  return async (round) => {
    stored.push(await addPhotograph(member.api, id, 1 + (round % 5)));
    if (stored.length < 5) return;
    for (const image of stored) await member.api.call('DELETE', `/member/assets/${id}/images/${image.id}`);
    stored = [];
  };
};

test('F1 three machines: two of them restart one after the other and one is killed, under load', async () => {
  const listing = await publishListing(member.api);
  const stream = followConversations(origin, member.token);
  await expect.poll(stream.connections).toBeGreaterThan(0);
  const load = startSteadyLoad({
    'kept pages': get(() => '/assets'),
    'rendered pages': get((round) => `/en/assets?price_max=${1_000_000 + round}`),
    'API reads': get(() => '/api/v1/assets'),
    'account app': get(() => '/my-account'),
    saves: await saveDraft(),
    uploads: await upload(),
    'sign-ins': signIn,
  });
  const kills: number[] = [];
  const endsAt = performance.now() + minutes * 60_000;

  /** The stream goes on: it has an event that happens now. */
  const expectEvent = async () => {
    const before = stream.events();
    const phone = `083${String((phones += 1)).padStart(7, '0')}`;
    const lead = { kind: 'question', message: 'ว่างไหม', name: 'วิภา', consent_version: '2026-11', filled_ms: 9_000 };
    expect((await visitor.post(`/api/v1/assets/${listing.id}/leads`, { data: { ...lead, phone } })).status()).toBe(201);
    await expect.poll(stream.events).toBeGreaterThan(before);
  };

  do {
    for (const machine of machines.slice(1)) {
      await machine.stop();
      await expectEvent();
      await machine.start();
    }
    kills.push(performance.now());
    await machines[0]!.kill();
    await expectEvent();
    await machines[0]!.start();
  } while (performance.now() < endsAt);

  const { rows, failed, failedTwice } = await load.stop();
  await stream.stop();
  const inFlight = ({ startedAt, endedAt }: (typeof failed)[number]) =>
    kills.some((at) => startedAt <= at && endedAt >= at);
  console.log('the stream connected', stream.connections(), 'times; failed in flight:', failed.filter(inFlight));
  expect(failed.filter((one) => !inFlight(one))).toEqual([]);
  expect(failedTwice).toEqual([]);
  for (const { kind, succeeded } of rows) expect(succeeded, kind).toBeGreaterThan(5);
  expect((await member.api.call<MemberAsset>('GET', `/member/assets/${listing.id}`)).id).toBe(listing.id);
});
