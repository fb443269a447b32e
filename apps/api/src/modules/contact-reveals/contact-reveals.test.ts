import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContactChannel } from '@yoodee/asset-rules/options';
import { assetMetrics, rateWindows } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const listed = async (
  values: Parameters<typeof createTestMember>[1] = {},
  contact_channels: ContactChannel[] | null = ['phone'],
) => {
  const owner = await createTestMember(server, values);
  return { owner, id: await insertAsset(server.db, { owner_id: owner.id, contact_channels }) };
};
const metrics = (id: number) => server.db.select().from(assetMetrics).where(eq(assetMetrics.asset_id, id));
const reveal = (path: string, visitor = newVisitor(server.app), headers = {}) =>
  visitor.post(`${path}/contact-reveals`, undefined, headers);

it('prefers the contact phone to the sign-in phone, and counts each reveal', async () => {
  const { owner, id } = await listed();
  const other = await listed({ contact_phone: '+6621234567' });

  expect((await reveal(`/assets/${id}`)).json().data).toEqual({ phone: owner.phone });
  expect((await reveal(`/assets/${other.id}`)).json().data).toEqual({ phone: '+6621234567' });
  await reveal(`/assets/${id}`);
  expect(await metrics(id)).toMatchObject([{ reveals: 2, leads: 0 }]);
});

it('shows a member’s phone, and the owner’s own without counting', async () => {
  const { owner, id } = await listed();

  expect((await reveal(`/members/${owner.id}`)).json().data).toEqual({ phone: owner.phone });
  expect((await reveal(`/assets/${id}`, undefined, owner.headers)).statusCode).toBe(200);
  expect(await metrics(id)).toEqual([]);
});

it.each([[null], [[]], [['line', 'facebook']]] as const)(
  'reveals no number of a listing that shows %j, whatever the owner chose for others',
  async (channels) => {
    const { owner, id } = await listed({ show_phone: true }, channels && [...channels]);

    expect((await reveal(`/assets/${id}`)).statusCode).toBe(404);
    expect((await reveal(`/members/${owner.id}`)).statusCode).toBe(404);

    await insertAsset(server.db, { owner_id: owner.id, contact_channels: ['phone'], status: 'sold' });
    expect((await reveal(`/members/${owner.id}`)).statusCode).toBe(404);
    await insertAsset(server.db, { owner_id: owner.id, contact_channels: ['phone'] });
    expect((await reveal(`/members/${owner.id}`)).statusCode).toBe(200);
    expect((await reveal(`/assets/${id}`)).statusCode).toBe(404);
  },
);

it('reveals no number of members who hide it, are suspended or do not exist', async () => {
  const hidden = await listed({}, []);
  const suspended = await listed({ user_status: 'suspended' });

  expect((await reveal(`/assets/${hidden.id}`)).statusCode).toBe(404);
  expect((await reveal(`/members/${hidden.owner.id}`)).statusCode).toBe(404);
  expect((await reveal(`/assets/${suspended.id}`)).statusCode).toBe(410);
  expect((await reveal(`/members/${suspended.owner.id}`)).statusCode).toBe(404);
  expect((await reveal('/assets/999999')).statusCode).toBe(404);
  expect((await reveal('/members/0')).statusCode).toBe(400);
  expect(await metrics(hidden.id)).toEqual([]);
});

const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).sort();
const sellers = (length: number) => Promise.all(Array.from({ length }, () => listed()));

it('reveals twenty numbers an hour per address', async () => {
  const collector = newVisitor(server.app);
  const replies = await Promise.all((await sellers(30)).map(({ id }) => reveal(`/assets/${id}`, collector)));

  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  const refused = replies.find(({ statusCode }) => statusCode === 429)!.json();
  expect(refused).toMatchObject({ code: 'too_many_requests', details: { retry_after: expect.any(Number) } });
});

it('reveals twenty numbers an hour per member, from however many addresses', async () => {
  const asker = await createTestMember(server);
  const replies = [];
  for (const { id } of await sellers(22)) replies.push(await reveal(`/assets/${id}`, undefined, asker.headers));

  expect(statuses(replies)).toEqual([...Array<number>(20).fill(200), 429, 429]);
});

it('does not count a repeated request for a number that was revealed already', async () => {
  const { owner, id } = await listed();
  const other = await insertAsset(server.db, { owner_id: owner.id, contact_channels: ['phone'] });
  const visitor = newVisitor(server.app);
  for (let times = 0; times < 25; times += 1) expect((await reveal(`/assets/${id}`, visitor)).statusCode).toBe(200);
  expect((await reveal(`/assets/${other}`, visitor)).statusCode).toBe(200);

  expect(await metrics(id)).toMatchObject([{ reveals: 1 }]);
  expect(await metrics(other)).toMatchObject([{ reveals: 1 }]);
});

it('reveals a number to 200 addresses a day, and then to members only', async () => {
  const { owner, id } = await listed();
  await reveal(`/assets/${id}`);
  await server.db
    .update(rateWindows)
    .set({ count: 200 })
    .where(eq(rateWindows.bucket, `reveal:of:${owner.id}`));

  expect((await reveal(`/assets/${id}`)).statusCode).toBe(429);
  const member = await createTestMember(server);
  expect((await reveal(`/assets/${id}`, undefined, member.headers)).statusCode).toBe(200);
});

it('does not count robots', async () => {
  const { id } = await listed();

  await reveal(`/assets/${id}`, newVisitor(server.app, { 'user-agent': 'curl/8.5.0' }));

  expect(await metrics(id)).toEqual([]);
});

describe('the limit of the site', () => {
  let site: TestServer;
  const lines: object[] = [];
  beforeAll(async () => {
    const silent = () => {};
    const logger = {
      ...{ level: 'info', info: silent, error: silent, debug: silent, fatal: silent, trace: silent, silent },
      warn: (values: object) => lines.push(values),
      child: () => logger,
    } as unknown as FastifyBaseLogger;
    site = await openTestServer({ REVEALS_PER_HOUR: '5' }, logger);
  });
  afterAll(() => site.close());

  it('covers all addresses and sellers, warns once before it is reached, and is separate for members', async () => {
    const ask = async (headers = {}) => {
      const owner = await createTestMember(site);
      const id = await insertAsset(site.db, { owner_id: owner.id, contact_channels: ['phone'] });
      return newVisitor(site.app).post(`/assets/${id}/contact-reveals`, undefined, headers);
    };
    const replies = [];
    for (let index = 0; index < 7; index += 1) replies.push(await ask());

    expect(statuses(replies)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(lines).toEqual([{ bucket: 'reveal:site:visitors', max: 5 }]);
    const member = await createTestMember(site);
    expect((await ask(member.headers)).statusCode).toBe(200);
  });
});
