import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { proofLifeMinutes, type ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import type { Locale } from '@yoodee/site';
import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { lineProofs } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import type { LoginSecrets } from './line-client.ts';

const cleanupEveryMs = hourMs;

const life = sql`make_interval(mins => ${proofLifeMinutes})`;
interface BegunProof extends Omit<LoginSecrets, 'challenge'> {
  sessionId: string;
  purpose: ProofPurpose;
  locale: Locale;
}

/** Pending proofs by LINE. The database clock decides when they expire. */
export const createLineProofQueries = (db: Db) => ({
  async begin({ sessionId, ...proof }: BegunProof): Promise<void> {
    await db.insert(lineProofs).values({ ...proof, session_id: sessionId, expires_at: sql`now() + ${life}` });
  },

  /**
   * Consumes a pending proof and returns it with the time in seconds since 1970. Null when it is unknown, too old or
   * used, or belongs to another session, for which it stays valid.
   */
  async take(state: string, sessionId: string) {
    const [taken] = await db
      .delete(lineProofs)
      .where(
        and(eq(lineProofs.state, state), eq(lineProofs.session_id, sessionId), gt(lineProofs.expires_at, sql`now()`)),
      )
      .returning({
        purpose: lineProofs.purpose,
        nonce: lineProofs.nonce,
        verifier: lineProofs.verifier,
        locale: lineProofs.locale,
        takenAt: sql<number>`extract(epoch from now())::float8`,
      });
    return taken ?? null;
  },

  async removeExpired(): Promise<void> {
    await db.delete(lineProofs).where(lt(lineProofs.expires_at, sql`now()`));
  },
});

export const lineProofCleanupJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'line proofs',
  everyMs: cleanupEveryMs,
  run: () => createLineProofQueries(db).removeExpired(),
});
