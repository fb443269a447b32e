import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError } from '../http/problem.ts';

/** A request as far as a retry must repeat it. Without a key there is nothing to repeat. */
export interface RequestIdentity {
  memberId: number;
  key: string | null;
  /** Method, path and a digest of the body. */
  request: string;
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

const readKey = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new ApiError('invalid_request', { errors: { 'idempotency-key': 'invalid' } });
  return key;
};

/** Identity of a request by its `Idempotency-Key` header and parsed body. Throws `invalid_request` for a malformed key. */
export const identifyRequest = (request: FastifyRequest, memberId: number, body: unknown): RequestIdentity => ({
  memberId,
  key: readKey(request),
  request: `${request.method} ${request.url} ${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}`,
});

const rowOf = ({ memberId, key }: RequestIdentity) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key!));

/** The first answer to this request, if it has been given. Throws `idempotency_mismatch` when the key was for another. */
export const rememberedAnswer = async (db: Db, identity: RequestIdentity): Promise<{ data: unknown } | null> => {
  if (identity.key === null) return null;
  const [row] = await db.select().from(idempotencyKeys).where(rowOf(identity));
  if (!row) return null;
  if (row.request !== identity.request) throw new ApiError('idempotency_mismatch');
  return { data: row.data };
};

/**
 * Runs `work` once per member and key, and answers every repetition as the first time; only success is remembered.
 *
 * Key, effect and answer are one transaction: a process that dies leaves either all three or none, and a duplicate that
 * comes while the first is at work waits for its row. So `work` writes through `tx` only, and its answer is JSON.
 */
export const once = <Answer>(db: Db, identity: RequestIdentity, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    const { memberId, key, request } = identity;
    if (key === null) return work(tx);
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ memberId, key, request })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!claimed.length) {
      const remembered = await rememberedAnswer(tx, identity);
      if (!remembered) throw new ApiError('busy');
      return remembered.data as Answer;
    }
    const data = await work(tx);
    await tx.update(idempotencyKeys).set({ data }).where(rowOf(identity));
    return data;
  });

/** Forgets answers older than a day; a retry comes within minutes. */
export const sweepIdempotencyKeys = async (db: Db): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
};
