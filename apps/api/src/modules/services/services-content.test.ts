import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceSlugs } from '@yoodee/api-contract/service-options';
import { getService, getServices } from '@yoodee/api-contract/services';
import { services } from '../../db/schema.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { syncContent } from '../content/sync-content.ts';
import { openDiskImageStore } from '../images/disk-image-store.ts';
import { servicesContent } from './services-content.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'yoodee-services-'));
  await syncContent({ db: server.db, store: await openDiskImageStore(folder), kinds: [servicesContent] });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string) => {
  const reply = await server.app.inject({ url: `/api/v1${path}` });
  return { status: reply.statusCode, data: reply.json().data as unknown };
};

it('lists the ten services of this release in order', async () => {
  const { data } = await get('/services');

  const offered = getServices.response.parse(data);
  expect(offered.map(({ slug }) => slug)).toEqual(serviceSlugs);
  expect(offered.map(({ icon }) => icon)).toEqual(offered.map(() => expect.stringMatching(/^lucide:[a-z-]+$/)));
});

it.each(serviceSlugs)('shows %s with all details', async (slug) => {
  const service = getService.response.parse((await get(`/services/${slug}`)).data);

  expect(service.price_from).toBe(Math.min(...service.packages.map(({ price }) => price)));
  expect(service.packages.map(({ price }) => price)).toEqual(
    service.packages.map(({ price }) => price).toSorted((a, b) => a - b),
  );
  for (const body of [service.body.th, service.body.en]) expect(body.match(/<h2/g)).toHaveLength(2);
  expect(service.body.th).toMatch(/ขั้นตอน[\s\S]*ไม่รวมในราคา/);
  expect(service.body.en).toMatch(/How it goes[\s\S]*Not included/);
});

it.each(['/services/cleaning', '/services/cleaning-99', '/services/-'])('responds with 404 for %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it.each(['/services/%00', '/services/Cleaning-9', `/services/${'a'.repeat(81)}`, "/services/cleaning-9'--"])(
  'refuses %s as no address of a service',
  async (path) => {
    expect((await get(path)).status).toBe(400);
  },
);

it('hides a service whose files are gone, and keeps its row', async () => {
  await servicesContent.retire(server.db, ['text-scrolling-5']);

  expect((await get('/services/text-scrolling-5')).status).toBe(404);
  expect((await get('/services')).data).toHaveLength(9);
  expect(await server.db.$count(services, eq(services.slug, 'text-scrolling-5'))).toBe(1);
});
