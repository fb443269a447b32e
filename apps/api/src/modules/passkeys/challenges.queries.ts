import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { passkeyLimits } from '@yoodee/api-contract/passkeys';
import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { passkeyChallenges } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';

/** What a challenge is for, and who may use it. `browserHash` is the hash of the browser's cookie. */
export type ChallengeUse =
  { purpose: 'add' | `proof_${ProofPurpose}`; sessionId: string } | { purpose: 'sign_in'; browserHash: string };

const cleanupEveryMs = hourMs;

const bindingOf = (use: ChallengeUse) =>
  'sessionId' in use ? { session_id: use.sessionId } : { browser_hash: use.browserHash };

/** Challenges of passkeys, by the database clock. */
export const createChallengeQueries = (db: Db) => ({
  async issue(use: ChallengeUse, { challenge, userHandle }: { challenge: string; userHandle?: string }): Promise<void> {
    await db.insert(passkeyChallenges).values({
      challenge,
      purpose: use.purpose,
      ...bindingOf(use),
      user_handle: userHandle ?? null,
      expires_at: sql`now() + make_interval(secs => ${passkeyLimits.challengeLifeS})`,
    });
  },

  /**
   * Takes a live challenge away, so that it is used once with any number of parallel requests. Null when it is unknown,
   * expired, already used, or was issued for another use; the challenge of another use stays.
   */
  async take(use: ChallengeUse, challenge: string) {
    const isBound =
      'sessionId' in use
        ? eq(passkeyChallenges.session_id, use.sessionId)
        : eq(passkeyChallenges.browser_hash, use.browserHash);
    const [taken] = await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challenge, challenge),
          eq(passkeyChallenges.purpose, use.purpose),
          isBound,
          gt(passkeyChallenges.expires_at, sql`now()`),
        ),
      )
      .returning({ challenge: passkeyChallenges.challenge, userHandle: passkeyChallenges.user_handle });
    return taken ?? null;
  },

  async removeExpired(): Promise<void> {
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, sql`now()`));
  },
});

export const challengeCleanupJob = ({ db }: { db: Db }): ScheduledJob => ({
  name: 'passkey challenges',
  everyMs: cleanupEveryMs,
  run: () => createChallengeQueries(db).removeExpired(),
});
