import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otpCodes } from '../../db/schema.ts';
import type { CodeScope } from './otp-code.ts';

/** How a code fared. Only `right` may be used; a `wrong` one has already cost a try. */
export type OtpCheck =
  | { outcome: 'right'; id: number }
  | { outcome: 'wrong'; triesLeft: number }
  | { outcome: 'expired' | 'exhausted' | 'unknown' };

const isUnused = and(isNull(otpCodes.consumedAt), isNull(otpCodes.replacedAt));

const inScope = ({ phone, purpose, memberId }: Omit<CodeScope, 'refCode'>) =>
  and(
    eq(otpCodes.phone, phone),
    eq(otpCodes.purpose, purpose),
    memberId === null ? isNull(otpCodes.memberId) : eq(otpCodes.memberId, memberId),
  );

/** One-time codes. Whether one has expired is decided by the database clock, which replicas share. */
export const createOtpQueries = (db: Db) => ({
  /** Keeps a new code; older ones of the same scope die. */
  async issue(scope: CodeScope & { codeHash: string; lifeS: number; resendS: number }) {
    const { phone, purpose, memberId, refCode, codeHash, lifeS, resendS } = scope;
    await db
      .update(otpCodes)
      .set({ replacedAt: sql`now()` })
      .where(and(inScope(scope), isUnused));
    const [code] = await db
      .insert(otpCodes)
      .values({ phone, purpose, memberId, refCode, codeHash, expiresAt: sql`now() + make_interval(secs => ${lifeS})` })
      .returning({
        sentAt: otpCodes.createdAt,
        expiresAt: otpCodes.expiresAt,
        resendAt: sql`${otpCodes.createdAt} + make_interval(secs => ${resendS})`.mapWith(otpCodes.createdAt),
      });
    return code!;
  },

  /**
   * Judges a code in one statement that also counts the wrong try: however many come at once, no more than `maxTries`
   * wrong ones are ever compared. A right one costs no try; its row stays locked until the transaction ends.
   */
  async check(scope: CodeScope & { codeHash: string; maxTries: number }): Promise<OtpCheck> {
    const { refCode, codeHash, maxTries } = scope;
    const sameRef = and(inScope(scope), eq(otpCodes.refCode, refCode));
    const newest = db.select({ id: otpCodes.id }).from(otpCodes).where(sameRef).orderBy(desc(otpCodes.id)).limit(1);
    const [judged] = await db
      .update(otpCodes)
      .set({ tries: sql`${otpCodes.tries} + (${otpCodes.codeHash} <> ${codeHash})::int` })
      .where(and(eq(otpCodes.id, newest), isUnused, gt(otpCodes.expiresAt, sql`now()`), lt(otpCodes.tries, maxTries)))
      .returning({
        id: otpCodes.id,
        tries: otpCodes.tries,
        isRight: sql<boolean>`${otpCodes.codeHash} = ${codeHash}`,
      });
    if (judged)
      return judged.isRight
        ? { outcome: 'right', id: judged.id }
        : { outcome: 'wrong', triesLeft: maxTries - judged.tries };

    const [refused] = await db
      .select({
        tries: otpCodes.tries,
        isUsable: sql<boolean>`${isUnused}`,
        isExpired: sql<boolean>`${otpCodes.expiresAt} <= now()`,
      })
      .from(otpCodes)
      .where(eq(otpCodes.id, newest));
    if (!refused?.isUsable) return { outcome: 'unknown' };
    return { outcome: refused.isExpired ? 'expired' : 'exhausted' };
  },

  /** Uses a right code up. False when somebody was faster, or a newer code took its place. */
  async consume(id: number): Promise<boolean> {
    const { rowCount } = await db
      .update(otpCodes)
      .set({ consumedAt: sql`now()` })
      .where(and(eq(otpCodes.id, id), isUnused));
    return rowCount === 1;
  },
});
