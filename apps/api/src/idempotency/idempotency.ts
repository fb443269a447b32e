import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { hourMs } from '@yoodee/site';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { ApiError } from '../http/problem.ts';
import type { ScheduledJob } from '../jobs/scheduled-job.ts';

/** What identifies a retry of a request. Without a key there are no retries. */
export interface RequestIdentity {
  memberId: number;
  key: string | null;
  /** Method, path and a digest of the body. */
  request: string;
}

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` header, null without one. Throws `invalid_request` for a malformed one. */
export const readIdempotencyKey = ({ headers }: FastifyRequest): string | null => {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new ApiError('invalid_request', { errors: { 'idempotency-key': 'invalid' } });
  return key;
};

/**
 * Identity of a request by its `Idempotency-Key` header and parsed body. Throws `invalid_request` for a malformed key.
 */
export const identifyRequest = (request: FastifyRequest, memberId: number, body: unknown): RequestIdentity => ({
  memberId,
  key: readIdempotencyKey(request),
  request: `${request.method} ${request.url} ${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}`,
});

const rowOf = ({ memberId, key }: RequestIdentity) =>
  and(eq(idempotencyKeys.member_id, memberId), eq(idempotencyKeys.key, key!));

/**
 * The stored response to this request, if there is one. Throws `idempotency_mismatch` when the key belongs to another
 * request.
 */
export const storedResponse = async (db: Db, identity: RequestIdentity): Promise<{ data: unknown } | null> => {
  if (identity.key === null) return null;
  const [row] = await db.select().from(idempotencyKeys).where(rowOf(identity));
  if (!row) return null;
  if (row.request !== identity.request) throw new ApiError('idempotency_mismatch');
  return { data: row.data };
};

/**
 * Runs `work` once per member and key; repeated requests get the stored response. Only success is stored. Key, effect
 * and response are one transaction: after a crash either all three exist or none. A concurrent duplicate waits for the
 * row. `work` must write only through `tx`, and its result must be JSON.
 */
export const once = <Answer>(db: Db, identity: RequestIdentity, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (tx) => {
    const { memberId, key, request } = identity;
    if (key === null) return work(tx);
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ member_id: memberId, key, request })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!claimed.length) {
      const remembered = await storedResponse(tx, identity);
      if (!remembered) throw new ApiError('busy');
      return remembered.data as Answer;
    }
    const data = await work(tx);
    await tx.update(idempotencyKeys).set({ data }).where(rowOf(identity));
    return data;
  });

/** Deletes responses older than a day; clients retry within minutes. */
export const deleteOldIdempotencyKeys = async (db: Db): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, sql`now() - interval '24 hours'`));
};

export const idempotencyCleanupJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'idempotency cleanup',
  everyMs: hourMs,
  run: () => deleteOldIdempotencyKeys(db),
});
