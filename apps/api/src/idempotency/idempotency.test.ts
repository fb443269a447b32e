import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { idempotencyKeys, members } from '../db/schema.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { once, deleteOldIdempotencyKeys, type RequestIdentity } from './idempotency.ts';

let database: Database;
let memberId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  memberId = await addMember('+66810000001');
});
afterAll(() => database.close());

const addMember = async (phone: string) => {
  const [row] = await database.db
    .insert(members)
    .values({ first_name: 'ก', last_name: 'ข', phone })
    .returning({ id: members.id });
  return row!.id;
};
const identity = (key: string | null, request = 'POST /x a'): RequestIdentity => ({ memberId, key, request });
const rename = (name: string) => async (tx: Database['db']) => {
  await tx
    .update(members)
    .set({ bio_th: sql`coalesce(${members.bio_th}, '') || ${name}` })
    .where(eq(members.id, memberId));
  return { name };
};
const bio = async () => (await database.db.select().from(members).where(eq(members.id, memberId)))[0]!.bio_th;

it('does the work of ten parallel duplicates once and returns the same response to all', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => once(database.db, identity('parallel'), rename('p'))),
  );

  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"name":"p"}']));
  expect(await bio()).toBe('p');
});

it('refuses a key that was used for another request', async () => {
  await once(database.db, identity('mismatch'), async () => 1);

  await expect(once(database.db, identity('mismatch', 'POST /x b'), async () => 2)).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
});

it('rolls back a failure with its writes, so a retry works', async () => {
  const before = await bio();
  await expect(
    once(database.db, identity('fails'), async (tx) => {
      await rename('never')(tx);
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');

  expect(await bio()).toBe(before);
  expect(await once(database.db, identity('fails'), async () => 'second')).toBe('second');
});

it('separates the keys of members', async () => {
  const other = await addMember('+66810000002');
  await once(database.db, identity('shared'), async () => 'mine');

  expect(await once(database.db, { ...identity('shared'), memberId: other }, async () => 'theirs')).toBe('theirs');
});

it('does the work every time without a key', async () => {
  const work = vi.fn(async () => null);
  await once(database.db, identity(null), work);
  await once(database.db, identity(null), work);

  expect(work).toHaveBeenCalledTimes(2);
});

it('deletes responses older than a day', async () => {
  await once(database.db, identity('old'), async () => 1);
  await once(database.db, identity('young'), async () => 1);
  await database.db
    .update(idempotencyKeys)
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where(eq(idempotencyKeys.key, 'old'));

  await deleteOldIdempotencyKeys(database.db);

  const left = (await database.db.select().from(idempotencyKeys)).map(({ key }) => key);
  expect(left).toContain('young');
  expect(left).not.toContain('old');
});
