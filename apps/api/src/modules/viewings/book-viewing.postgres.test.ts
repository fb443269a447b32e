import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversations, viewings } from '../../db/schema.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { freeTimesOf, sellerWithHours, sendBooking } from '../../testing/test-viewing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('one of a hundred concurrent bookings gets the slot; the others get the next free slots', async () => {
  const { seller, assetId } = await sellerWithHours(server);
  const replica = await server.replica();
  const [startsAt] = await freeTimesOf(server.app, assetId);
  // On a slow machine some wait too long for a connection and get 503. Clients repeat those with the same key.
  const book = async (app: TestServer['app'], key: string): ReturnType<typeof sendBooking> => {
    const reply = await sendBooking(app, assetId, { key, kind: 'slot', starts_at: startsAt });
    return reply.statusCode === 503 ? book(app, key) : reply;
  };

  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, index) => book(index % 2 ? server.app : replica, randomUUID())),
  );

  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const lost = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json());
  expect(lost).toHaveLength(99);
  for (const { code, free_times } of lost) {
    expect(code).toBe('slot_taken');
    expect(free_times).toHaveLength(6);
    expect(free_times).not.toContain(startsAt);
  }
  expect(await server.db.$count(viewings, eq(viewings.seller_id, seller.id))).toBe(1);
  // The refused buyers have not begun a conversation either.
  expect(await server.db.$count(conversations, eq(conversations.seller_id, seller.id))).toBe(1);
});

it('a database constraint refuses overlapping viewings of a seller', async () => {
  const { seller, assetId } = await sellerWithHours(server);
  const [startsAt] = await freeTimesOf(server.app, assetId);
  await sendBooking(server.app, assetId, { kind: 'slot', starts_at: startsAt });
  const {
    id: _id,
    key: _key,
    ...same
  } = (await server.db.select().from(viewings).where(eq(viewings.seller_id, seller.id)))[0]!;

  await expect(server.db.insert(viewings).values(same)).rejects.toMatchObject({ cause: { code: '23P01' } });
});
