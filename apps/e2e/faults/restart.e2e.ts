import type { APIRequestContext } from '@playwright/test';
import type { AssetPage } from '@yoodee/api-contract/assets';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { Profile } from '@yoodee/api-contract/member';
import type { MemberAsset } from '@yoodee/api-contract/member-assets';
import { hrefs, imageHref, locales } from '@yoodee/site';
import { startCollector, type Collector } from '@yoodee/tracing/testing';
import { parseDocument } from '../src/documents.ts';
import { expect, test } from '../src/fixtures.ts';
import { addPhotograph, createDraft, publishListing } from '../src/listing.ts';
import { signUp, type Member } from '../src/member.ts';
import { makeDataDir, refusedStart, startSite, type SiteProcess } from '../src/site-process.ts';

/** The site of this file uses six ports from here on, and its own data. */
const port = Number(process.env.E2E_PORT || 4310) + 20;

const failed = { th: 'ระบบขัดข้อง', en: 'Internal Server Error' };

// Each test continues with the site as the previous test left it.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let dataDir: ReturnType<typeof makeDataDir>;
let site: SiteProcess;
let collector: Collector;
let visitor: APIRequestContext;
let member: Member;
let draft: MemberAsset;
let pictures: AssetImage[];

const expectPicture = async ({ key }: AssetImage) => {
  const reply = await visitor.get(imageHref(key, 320));
  expect(reply.status(), `picture ${key}`).toBe(200);
  expect(reply.headers()['content-type']).toBe('image/webp');
};

/** Checks that everything the API has acknowledged so far is still there. */
const expectNothingLost = async () => {
  const stored = await member.api.call<MemberAsset>('GET', `/member/assets/${draft.id}`);
  expect(stored).toMatchObject({ status: 'draft', title_th: draft.title_th, road: draft.road });
  expect(stored.images.map(({ id }) => id)).toEqual(expect.arrayContaining(pictures.map(({ id }) => id)));
  for (const picture of stored.images) await expectPicture(picture);
};

test.beforeAll(async ({ playwright, phones }) => {
  dataDir = makeDataDir();
  site = await startSite(port, dataDir.path);
  visitor = await playwright.request.newContext({ baseURL: site.origin });
  member = await signUp(visitor, phones.next(), dataDir.path);
});

test.afterAll(async () => {
  await visitor?.dispose();
  await site?.stop();
  await collector?.close();
  dataDir?.remove();
});

test('F3, F4, E3: kill -9 of the API while a listing is being created loses no acknowledged data', async () => {
  const { api } = member;
  const { id, version } = await createDraft(api, { title_th: 'ร่างประกาศก่อนไฟดับ' });
  pictures = [await addPhotograph(api, id, 1), await addPhotograph(api, id, 2)];
  draft = await api.call<MemberAsset>('PATCH', `/member/assets/${id}`, { version, road: 'สุขุมวิท 55' });
  const pending = Promise.allSettled([
    addPhotograph(api, id, 3),
    api.call('PATCH', `/member/assets/${id}`, { version: draft.version, soi: 'ทองหล่อ 10' }),
  ]);

  process.kill(site.apiPid(), 'SIGKILL');

  // Both requests at once, because the API is already restarting.
  const replies = await Promise.all(locales.map((locale) => visitor.get(hrefs(locale).assetsWith('q=condo'))));
  for (const [index, reply] of replies.entries()) {
    const { body } = parseDocument(await reply.text());
    expect(reply.status()).toBe(503);
    expect(Number(reply.headers()['retry-after'])).toBeGreaterThan(0);
    expect(reply.headers()['cache-control']).toBe('no-store');
    expect(body.querySelector('main h1')?.textContent).toBe(failed[locales[index]!]);
    expect(body.querySelector('header')).not.toBeNull();
    expect(body.querySelector('footer')).not.toBeNull();
  }
  await pending;
  await expect.poll(async () => (await visitor.get('/api/v1/assets')).status(), { timeout: 60_000 }).toBe(200);
  await expectNothingLost();
});

for (const [name, program] of [
  ['public app', 'apps/public/server/main.ts'],
  ['gateway', 'apps/gateway/src/main.ts'],
] as const)
  test(`kill -9 of the ${name} while a listing is being created loses no data, and it restarts`, async () => {
    const killed = site.pidOf(program);
    const pending = Promise.allSettled([
      addPhotograph(member.api, draft.id, 4),
      member.api.call<MemberAsset>('GET', `/member/assets/${draft.id}`),
    ]);

    process.kill(killed, 'SIGKILL');

    await pending;
    await expect
      .poll(async () => (await visitor.get('/en/assets?cached=no').catch(() => null))?.status(), { timeout: 60_000 })
      .toBe(200);
    expect(site.pidOf(program)).not.toBe(killed);
    await expectNothingLost();
  });

test('a second start on the same data folder exits 1 and names the running process', () => {
  const { status, output } = refusedStart(port + 10, dataDir.path);

  expect(status).toBe(1);
  expect(output).toContain(`${dataDir.path} is in use by process ${site.apiPid()}`);
});

test('F26: session, draft, listing and photos survive Ctrl-C and a restart', async () => {
  const published = await publishListing(member.api);

  expect(await site.stop()).toBe(0);
  collector = await startCollector();
  site = await startSite(port, dataDir.path, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });

  expect(await member.api.call<Profile>('GET', '/member/profile')).toMatchObject({ id: member.profile.id });
  await expectNothingLost();
  const { items } = await member.api.call<AssetPage>('GET', '/assets');
  expect(items.map(({ id }) => id)).toEqual([published.id]);
  for (const picture of published.images) await expectPicture(picture);
});

test('a page is one trace from the gateway to its statements, without its search words', async () => {
  const theirs = '0af7651916cd43dd8448eb211c80319c';
  const reply = await visitor.get('/en/assets?q=quietcanal', {
    headers: { traceparent: `00-${theirs}-b7ad6b7169203331-01`, host: 'a b;c' },
  });
  expect(reply.status()).toBe(200);
  const id = reply.headers()['x-request-id'];
  const traceId = () =>
    collector
      .spans()
      .find(({ attributes, service }) => service === 'yoodee-gateway' && attributes['yoodee.request_id'] === id)
      ?.traceId;
  const spans = () => collector.spans().filter((span) => span.traceId === traceId());
  const names = () => new Set(spans().map(({ service, name }) => `${service}: ${name}`));
  await expect.poll(names).toContain('yoodee-api: GET /api/v1/assets');
  // Each program sends its spans at its own time.
  await expect.poll(names).toContain('yoodee-gateway: GET public');
  await expect.poll(names).toContain('yoodee-public: GET en/assets');

  expect(traceId()).not.toBe(theirs);
  const byId = new Map(spans().map((span) => [span.spanId, span]));
  const ofStatement = spans().filter(({ attributes }) => attributes['db.query.text'] !== undefined);
  expect(ofStatement.length).toBeGreaterThan(0);
  const rootOf = (span: (typeof ofStatement)[number]): string =>
    span.parentSpanId === undefined ? `${span.service}: ${span.name}` : rootOf(byId.get(span.parentSpanId)!);
  expect(new Set(ofStatement.map(rootOf))).toEqual(new Set(['yoodee-gateway: GET public']));
  expect(collector.received()).not.toContain('quietcanal');
  expect(collector.received()).not.toContain(member.profile.first_name);
});

test('without an answer of the collector, pages and writes go on', async () => {
  collector.answer = 'never';
  for (let count = 0; count < 30; count += 1)
    expect((await visitor.get(`/en/assets?page=${1 + (count % 2)}&n=${count}`)).status()).toBeLessThan(500);
  await expectNothingLost();
});

for (const [name, value] of [
  ['PORT', 'somewhere'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'nowhere'],
  ['OTP_TRIES', 'plenty'],
  ['PUBLIC_ORIGIN', 'nowhere'],
] as const)
  test(`F20: an invalid ${name} exits 1 with the name of the setting and without its value`, () => {
    const other = makeDataDir();

    const { status, output } = refusedStart(port + 10, other.path, { [name]: value });

    other.remove();
    expect(status).toBe(1);
    expect(output).toContain(name);
    expect(output).not.toContain(value);
  });
