import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetFigures } from '../../db/schema.ts';
import { insertAsset } from '../../testing/listed-assets.ts';
import { createTestMember } from '../../testing/test-member.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { newVisitor } from '../../testing/visitors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const listed = async (values: Parameters<typeof createTestMember>[1] = {}) => {
  const owner = await createTestMember(server, values);
  return { owner, id: await insertAsset(server.db, { owner_id: owner.id }) };
};
const figures = (id: number) => server.db.select().from(assetFigures).where(eq(assetFigures.asset_id, id));
const reveal = (path: string, visitor = newVisitor(server.app), headers = {}) =>
  visitor.post(`${path}/contact-reveals`, undefined, headers);

it('shows the phone for contact before the one for signing in, and counts each look', async () => {
  const { owner, id } = await listed();
  const other = await listed({ contactPhone: '+6621234567' });

  expect((await reveal(`/assets/${id}`)).json().data).toEqual({ phone: owner.phone });
  expect((await reveal(`/assets/${other.id}`)).json().data).toEqual({ phone: '+6621234567' });
  await reveal(`/assets/${id}`);
  expect(await figures(id)).toMatchObject([{ reveals: 2, leads: 0 }]);
});

it('shows a member’s phone, and the owner’s own without counting', async () => {
  const { owner, id } = await listed();

  expect((await reveal(`/members/${owner.id}`)).json().data).toEqual({ phone: owner.phone });
  expect((await reveal(`/assets/${id}`, undefined, owner.headers)).statusCode).toBe(200);
  expect(await figures(id)).toEqual([]);
});

it('has no number of who shows none, of nobody and of who is suspended', async () => {
  const hidden = await listed({ showPhone: false });
  const suspended = await listed({ userStatus: 'suspended' });

  expect((await reveal(`/assets/${hidden.id}`)).statusCode).toBe(404);
  expect((await reveal(`/members/${hidden.owner.id}`)).statusCode).toBe(404);
  expect((await reveal(`/assets/${suspended.id}`)).statusCode).toBe(410);
  expect((await reveal('/assets/999999')).statusCode).toBe(404);
  expect((await reveal('/members/0')).statusCode).toBe(400);
  expect(await figures(hidden.id)).toEqual([]);
});

it('gives one address twenty numbers an hour, and counts no more', async () => {
  const { id } = await listed();
  const collector = newVisitor(server.app);
  const replies = await Promise.all(Array.from({ length: 30 }, () => reveal(`/assets/${id}`, collector)));

  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  const refused = replies.find(({ statusCode }) => statusCode === 429)!.json();
  expect(refused).toMatchObject({ code: 'too_many_requests', details: { retry_after: expect.any(Number) } });
  expect(await figures(id)).toMatchObject([{ reveals: 20 }]);
});
