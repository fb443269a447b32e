import { asc, eq, and, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { apiKeys } from '../db/schema.ts';
import { createApiKey, hashOfApiKey, prefixOf } from '../modules/api-keys/api-key.ts';
import { quotasOf } from '../modules/api-keys/quotas.ts';
import { readRateCounts } from '../rate-limits/rate-limits.ts';
import { operation, OperationError, RowId } from './operation.ts';

const Name = z.string().check(z.trim(), z.regex(/^[\p{L}\p{M}\p{N} .,:/@_-]{1,60}$/u));
const PerMinute = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000));
const PerDay = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000_000));

const inWords = ({ id, prefix }: { id: number; prefix: string }) => `Key ${id} (${prefix}…)`;

export const apiKeyOperations = [
  operation({
    name: 'key list',
    summary: 'API keys of programs: name, quotas, requests since today’s first, and whether they are revoked.',
    input: {},
    kind: 'look',
    async run(db) {
      const keys = await db.select().from(apiKeys).orderBy(asc(apiKeys.id));
      if (keys.length === 0) return ['No keys.'];
      const counts = await readRateCounts(
        db,
        keys.map((key) => quotasOf(key)[1].bucket),
      );
      return keys.map((key, index) =>
        [
          `${key.id}  ${key.prefix}…  ${key.name}`,
          `${key.per_minute} a minute, ${key.per_day} a day, ${counts[index]} today`,
          key.revoked_at ? `revoked ${key.revoked_at.toISOString()}` : `since ${key.created_at.toISOString()}`,
        ].join('  '),
      );
    },
  }),
  operation({
    name: 'key add',
    summary: 'Make an API key for a program, with its requests per minute and per day. The key is shown once.',
    input: { name: Name, per_minute: PerMinute, per_day: PerDay },
    kind: 'change',
    auditedLines: 1,
    async run(tx, limits, be) {
      const key = createApiKey();
      const prefix = prefixOf(key);
      const [row] = await tx
        .insert(apiKeys)
        .values({ ...limits, prefix, key_hash: hashOfApiKey(key) })
        .returning({ id: apiKeys.id });
      return [`${inWords({ id: row!.id, prefix })} ${be('is')} made. It is shown this once:`, key];
    },
  }),
  operation({
    name: 'key limit',
    summary: 'Change the quotas of an API key; they hold from the next request on.',
    input: { key: RowId, per_minute: PerMinute, per_day: PerDay },
    kind: 'change',
    async run(tx, { key, ...limits }, be) {
      const [changed] = await tx.update(apiKeys).set(limits).where(eq(apiKeys.id, key)).returning();
      if (!changed) throw new OperationError(`There is no key ${key}.`);
      return [`${inWords(changed)} ${be('is')} limited to ${limits.per_minute} a minute, ${limits.per_day} a day.`];
    },
  }),
  operation({
    name: 'key revoke',
    summary: 'An API key is refused from now on, for ever.',
    input: { key: RowId },
    kind: 'change',
    async run(tx, { key }, be) {
      const [revoked] = await tx
        .update(apiKeys)
        .set({ revoked_at: sql`now()` })
        .where(and(eq(apiKeys.id, key), isNull(apiKeys.revoked_at)))
        .returning();
      if (!revoked) throw new OperationError(`There is no key ${key} that is not revoked.`);
      return [`${inWords(revoked)} ${be('is')} revoked.`];
    },
  }),
];
