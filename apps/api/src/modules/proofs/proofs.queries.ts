import { and, eq, gt, sql } from 'drizzle-orm';
import { proofLifeMinutes, type ProofMethod, type ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import type { Db } from '../../db/database.ts';
import { sessionProofs } from '../../db/schema.ts';

const life = sql`make_interval(mins => ${proofLifeMinutes})`;

/** Who gave a proof, where, and what for. */
export interface ProofScope {
  memberId: number;
  sessionId: string;
  purpose: ProofPurpose;
}

/** Fresh proofs, by the clock of the database. */
export const createProofQueries = (db: Db) => ({
  /** Stores a proof in place of the former one. Call it in the transaction that checked it. */
  async record({ memberId, sessionId, purpose }: ProofScope, method: ProofMethod): Promise<{ expiresAt: Date }> {
    const proof = { member_id: memberId, method, proved_at: sql`now()` };
    const [recorded] = await db
      .insert(sessionProofs)
      .values({ session_id: sessionId, purpose, ...proof })
      .onConflictDoUpdate({ target: [sessionProofs.session_id, sessionProofs.purpose], set: proof })
      .returning({ expiresAt: sql`${sessionProofs.proved_at} + ${life}`.mapWith(sessionProofs.proved_at) });
    return recorded!;
  },

  /** The purposes that this member has proved in this session and that still count. */
  async listFresh({ memberId, sessionId }: Omit<ProofScope, 'purpose'>): Promise<ProofPurpose[]> {
    const fresh = await db
      .select({ purpose: sessionProofs.purpose })
      .from(sessionProofs)
      .where(
        and(
          eq(sessionProofs.session_id, sessionId),
          eq(sessionProofs.member_id, memberId),
          gt(sessionProofs.proved_at, sql`now() - ${life}`),
        ),
      );
    return fresh.map(({ purpose }) => purpose);
  },

  /** Deletes a member's proofs, or those by one method, when what they proved with has changed. */
  async forget(memberId: number, method?: ProofMethod): Promise<void> {
    const isMembers = eq(sessionProofs.member_id, memberId);
    await db.delete(sessionProofs).where(method ? and(isMembers, eq(sessionProofs.method, method)) : isMembers);
  },
});
