import { request as askHttps } from 'node:https';
import { expect, request, test, type APIRequestContext } from '@playwright/test';
import type { AssetPage } from '@yoodee/api-contract/assets';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { imageHref } from '@yoodee/site';
import sharp from 'sharp';
import { createApi } from '../src/api.ts';
import { addPhotograph, createDraft } from '../src/listing.ts';
import { signUp, type Member } from '../src/member.ts';
import { startLoad } from './load.ts';
import type { Machine } from './machine.ts';
import { startMachinesBehind, type MachinesBehindProxy } from './machines-behind-proxy.ts';
import type { ProxyName } from './proxy.ts';

// Each test continues with the machines as the previous test left them.
test.describe.configure({ mode: 'serial' });

/** One-time codes per address and hour. */
const codesPerAddress = 3;

let site: MachinesBehindProxy;
let machines: [Machine, Machine];
let origin: string;
let visitor: APIRequestContext;
let member: Member;

test.beforeAll(async ({}, { project }) => {
  site = await startMachinesBehind(project.name as ProxyName, 2, { OTP_SENDS_PER_HOUR_IP: String(codesPerAddress) });
  ({ origin, visitor } = site);
  machines = site.machines as [Machine, Machine];
});

test.afterAll(() => site?.close());

test('http redirects to https, and canonical URLs use https', async () => {
  const redirect = await visitor.get(`${site.httpOrigin}/en/assets?q=condo`, { maxRedirects: 0 });
  const page = await visitor.get('/en/assets');

  expect([redirect.status(), redirect.headers().location]).toEqual([308, `${origin}/en/assets?q=condo`]);
  expect(page.status()).toBe(200);
  expect(page.headers()['strict-transport-security']).toContain('max-age=31536000');
  expect(page.headers()['content-security-policy']).toContain('sha256-');
  expect(await page.text()).toContain(`<link rel="canonical" href="${origin}/en/assets"`);
});

test('internal endpoints answer 404', async () => {
  for (const path of ['/health/ready', '/metrics', '/internal/content-version'])
    expect((await visitor.get(path)).status(), path).toBe(404);
});

/** Requests a code from a local address, with a forged `X-Forwarded-For`. */
const sendCodeFrom = (localAddress: string, phone: string, claimed: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = askHttps(
      `${origin.replace('localhost', '127.0.0.1')}/api/v1/member/auth/otp`,
      {
        method: 'POST',
        localAddress,
        servername: 'localhost',
        rejectUnauthorized: false,
        headers: { host: new URL(origin).host, 'content-type': 'application/json', 'x-forwarded-for': claimed },
      },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode!);
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify({ phone_number: phone }));
  });

test('rate limits count by the visitor’s address across machines, and ignore forged headers', async () => {
  const statuses = [];
  for (let turn = 0; turn <= codesPerAddress; turn += 1)
    statuses.push(await sendCodeFrom('127.0.0.9', `081-700-00${10 + turn}`, `198.51.100.${turn}`));

  expect(statuses).toEqual([...Array<number>(codesPerAddress).fill(200), 429]);
  expect(await sendCodeFrom('127.0.0.8', '081-700-0020', '198.51.100.1')).toBe(200);
});

/** Close to the largest photograph that is allowed. */
const heavyPhotograph = () =>
  sharp({
    create: {
      width: 4300,
      height: 3300,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 97 })
    .toBuffer();

test('a listing published on one machine by a member signed in on the other appears on both, with its photos', async () => {
  const [first, second] = machines;
  const contexts = await Promise.all(machines.map(({ gateway }) => request.newContext({ baseURL: gateway })));
  member = await signUp(contexts[0]!, '081-700-0001', first.dataDir);
  const photograph = await heavyPhotograph();
  expect(photograph.length).toBeGreaterThan(14 * 1024 * 1024);
  expect(photograph.length).toBeLessThan(15 * 1024 * 1024);

  const there = createApi(contexts[1]!, member.token);
  const throughProxy = createApi(visitor, member.token);
  const { id } = await createDraft(there, { title_th: 'คอนโดสองเครื่อง' });
  const image = await throughProxy.upload<{ key: string }>(`/member/assets/${id}/images`, 'heavy.jpg', photograph);
  for (const number of [2, 3, 4, 5]) await addPhotograph(member.api, id, number);
  const { version } = await there.call<MemberAsset>('GET', `/member/assets/${id}`);
  const published = await there.call<MemberAsset>('POST', `/member/assets/${id}/publish`, {
    declaration: true,
    version,
  });
  const publishedAt = performance.now();

  for (const [index, context] of contexts.entries()) {
    const { items } = await createApi(context).call<AssetPage>('GET', '/assets');
    expect(items[0]?.id, `in the list of machine ${index + 1}`).toBe(published.id);
    await expect
      .poll(async () => (await context.get('/assets')).text(), { intervals: [50] })
      .toContain('คอนโดสองเครื่อง');
    console.log(`on the page of machine ${index + 1} after ${Math.round(performance.now() - publishedAt)} ms`);
    expect((await context.get(imageHref(image.key, 640))).status(), `its picture from machine ${index + 1}`).toBe(200);
  }
  expect(second.dataDir).not.toBe(first.dataDir);
  expect([...site.bucket.objects.keys()]).toContain(`originals/${image.key}`);
  await Promise.all(contexts.map((context) => context.dispose()));
});

test('F1 a rolling restart under load fails no request', async () => {
  const load = startLoad(origin);

  for (const machine of machines) {
    await machine.stop();
    await expect.poll(async () => (await visitor.get('/en/assets')).status()).toBe(200);
    await machine.start();
  }

  const { succeeded, failed } = await load.stop();
  console.log(`${succeeded} requests succeeded while both machines were restarted, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(succeeded).toBeGreaterThan(100);
});

test('without a running machine the proxy answers 503, as a page in the visitor’s language or as an API error', async () => {
  await Promise.all(machines.map((machine) => machine.stop()));

  const [thai, english, call] = [
    await visitor.get('/assets'),
    await visitor.get('/en/assets'),
    await visitor.get('/api/v1/assets', { headers: { 'accept-language': 'en-GB' } }),
  ];

  expect([thai.status(), english.status(), call.status()]).toEqual([503, 503, 503]);
  expect(await thai.text()).toContain('ขออภัยในความไม่สะดวก');
  expect(await english.text()).toContain('We will be right back');
  expect(await call.json()).toMatchObject({
    data: null,
    code: 'unavailable',
    message: expect.stringContaining('moment'),
  });
  for (const reply of [thai, english, call]) {
    expect(Number(reply.headers()['retry-after'])).toBeGreaterThan(0);
    expect(reply.headers()['cache-control']).toBe('no-store');
    expect(reply.headers()['x-content-type-options']).toBe('nosniff');
  }
});
