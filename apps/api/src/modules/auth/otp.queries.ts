import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otpCodes } from '../../db/schema.ts';
import type { CodeScope } from './otp-code.ts';

/** Result of a check. Only a `right` code may be consumed; `wrong` has already been counted as a try. */
export type OtpCheck =
  | { outcome: 'right'; id: number }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'expired' | 'exhausted' | 'unknown' };

const isUnused = and(isNull(otpCodes.consumed_at), isNull(otpCodes.replaced_at));

const inScope = ({ phone, purpose, memberId }: Omit<CodeScope, 'refCode'>) =>
  and(
    eq(otpCodes.phone, phone),
    eq(otpCodes.purpose, purpose),
    memberId === null ? isNull(otpCodes.member_id) : eq(otpCodes.member_id, memberId),
  );

/** One-time codes. Expiry is decided by the database clock, which replicas share. */
export const createOtpQueries = (db: Db) => ({
  /**
   * Stores a new code and invalidates older ones of the same scope. A code for a known device and one for a stranger do
   * not invalidate each other, so that a stranger cannot spoil the code that a member is typing.
   */
  async issue(scope: CodeScope & { isFromKnownDevice: boolean; codeHash: string; lifeS: number; resendS: number }) {
    const { phone, purpose, memberId, refCode, isFromKnownDevice, codeHash, lifeS, resendS } = scope;
    await db
      .update(otpCodes)
      .set({ replaced_at: sql`now()` })
      .where(and(inScope(scope), isUnused, eq(otpCodes.from_known_device, isFromKnownDevice)));
    const [code] = await db
      .insert(otpCodes)
      .values({
        phone,
        purpose,
        member_id: memberId,
        ref_code: refCode,
        from_known_device: isFromKnownDevice,
        code_hash: codeHash,
        expires_at: sql`now() + make_interval(secs => ${lifeS})`,
      })
      .returning({
        sentAt: otpCodes.created_at,
        expiresAt: otpCodes.expires_at,
        resendAt: sql`${otpCodes.created_at} + make_interval(secs => ${resendS})`.mapWith(otpCodes.created_at),
      });
    return code!;
  },

  /**
   * Checks a code and counts a wrong try in one statement: with any number of concurrent requests, at most `maxTries`
   * wrong codes are compared. A right code does not count as a try; its row stays locked until the transaction ends.
   */
  async check(scope: CodeScope & { codeHash: string; maxTries: number }): Promise<OtpCheck> {
    const { refCode, codeHash, maxTries } = scope;
    const sameRef = and(inScope(scope), eq(otpCodes.ref_code, refCode));
    const newest = db.select({ id: otpCodes.id }).from(otpCodes).where(sameRef).orderBy(desc(otpCodes.id)).limit(1);
    const [judged] = await db
      .update(otpCodes)
      .set({ tries: sql`${otpCodes.tries} + (${otpCodes.code_hash} <> ${codeHash})::int` })
      .where(and(eq(otpCodes.id, newest), isUnused, gt(otpCodes.expires_at, sql`now()`), lt(otpCodes.tries, maxTries)))
      .returning({
        id: otpCodes.id,
        tries: otpCodes.tries,
        isRight: sql<boolean>`${otpCodes.code_hash} = ${codeHash}`,
      });
    if (judged)
      return judged.isRight
        ? { outcome: 'right', id: judged.id }
        : { outcome: 'wrong', triesLeft: maxTries - judged.tries };

    const [refused] = await db
      .select({
        tries: otpCodes.tries,
        isUsable: sql<boolean>`${isUnused}`,
        isExpired: sql<boolean>`${otpCodes.expires_at} <= now()`,
      })
      .from(otpCodes)
      .where(eq(otpCodes.id, newest));
    if (!refused?.isUsable) return { outcome: 'unknown' };
    return { outcome: refused.isExpired ? 'expired' : 'exhausted' };
  },

  /** Consumes a right code. False when another request has consumed it first, or a newer code replaced it. */
  async consume(id: number): Promise<boolean> {
    const { rowCount } = await db
      .update(otpCodes)
      .set({ consumed_at: sql`now()` })
      .where(and(eq(otpCodes.id, id), isUnused));
    return rowCount === 1;
  },
});
