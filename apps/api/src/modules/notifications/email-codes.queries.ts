import { createHmac, hkdfSync } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { emailCodeLimits } from '@yoodee/api-contract/notification-choices';
import type { Db } from '../../db/database.ts';
import { emailCodes, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { claimAlerts } from '../alert-readers/claim-alerts.ts';

const { lifeS, tries: mostTries } = emailCodeLimits;

/** Codes that verify mail addresses: one per member, the last one counts. The database clock decides when it expires. */
export const createEmailCodeQueries = (db: Db, secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee mail codes', 32));
  const hashOf = (memberId: number, otp: string) =>
    createHmac('sha256', key).update(`${memberId}|${otp}`).digest('base64url');
  const ofMember = (memberId: number) => eq(emailCodes.member_id, memberId);

  return {
    async issue(memberId: number, email: string, otp: string): Promise<Date> {
      const values = {
        email,
        code_hash: hashOf(memberId, otp),
        tries: 0,
        expires_at: sql`now() + make_interval(secs => ${lifeS})`,
      };
      const [code] = await db
        .insert(emailCodes)
        .values({ member_id: memberId, ...values })
        .onConflictDoUpdate({ target: emailCodes.member_id, set: values })
        .returning({ expiresAt: emailCodes.expires_at });
      return code!.expiresAt;
    },

    /**
     * Gives the member the address of their code, once. A wrong code is counted in the statement that compares it, so
     * that parallel requests cannot try more. Throws `otp_wrong`, `otp_expired`, `otp_exhausted` and `otp_unknown`.
     */
    async redeem(memberId: number, otp: string): Promise<void> {
      const codeHash = hashOf(memberId, otp);
      const [judged] = await db
        .update(emailCodes)
        .set({ tries: sql`${emailCodes.tries} + (${emailCodes.code_hash} <> ${codeHash})::int` })
        .where(and(ofMember(memberId), gt(emailCodes.expires_at, sql`now()`), lt(emailCodes.tries, mostTries)))
        .returning({ tries: emailCodes.tries, isRight: sql<boolean>`${emailCodes.code_hash} = ${codeHash}` });
      if (judged && !judged.isRight)
        throw new ApiError('otp_wrong', { details: { tries_left: mostTries - judged.tries } });
      if (!judged) {
        const [code] = await db.select({ tries: emailCodes.tries }).from(emailCodes).where(ofMember(memberId));
        if (!code) throw new ApiError('otp_unknown');
        throw new ApiError(code.tries >= mostTries ? 'otp_exhausted' : 'otp_expired');
      }
      await db.transaction(async (tx) => {
        const [used] = await tx
          .delete(emailCodes)
          .where(and(ofMember(memberId), eq(emailCodes.code_hash, codeHash)))
          .returning({ email: emailCodes.email });
        // A parallel request has used it.
        if (!used) throw new ApiError('otp_unknown');
        await tx.update(members).set({ email: used.email }).where(eq(members.id, memberId));
        await claimAlerts(tx, memberId, { email: used.email });
      });
    },

    /** Forgets the address and the one that waits for its code. */
    remove: (memberId: number): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(emailCodes).where(ofMember(memberId));
        await tx.update(members).set({ email: null }).where(eq(members.id, memberId));
      }),
  };
};
