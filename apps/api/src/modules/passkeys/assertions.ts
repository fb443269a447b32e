import type { PasskeyAssertion, PasskeyRequestOptions } from '@yoodee/api-contract/passkeys';
import type { Db } from '../../db/database.ts';
import type { passkeys } from '../../db/schema.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { createCeremonies, signedChallenge } from './ceremonies.ts';
import { createChallengeQueries, type ChallengeUse } from './challenges.queries.ts';
import { createPasskeyQueries } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Asking for a signature of a passkey, and accepting it once. */
export const createAssertions = ({ db, env }: { db: Db; env: Env }) => {
  const ceremonies = createCeremonies(relyingPartyOf(env));
  const challenges = createChallengeQueries(db);

  return {
    /** Options for the browser. `allowed` limits them to these passkeys; otherwise the browser lists those of the site. */
    async request(
      use: ChallengeUse,
      allowed?: readonly (typeof passkeys.$inferSelect)[],
    ): Promise<PasskeyRequestOptions> {
      const options = await ceremonies.requestOptions(allowed);
      await challenges.issue(use, { challenge: options.challenge });
      return options;
    },

    /**
     * Uses up the challenge and verifies the signature. Call `markUsed` with the returned counter in the transaction of
     * what it allows. `use` is null when the caller has no cookie. Throws `passkey_expired`, `passkey_unknown` or
     * `passkey_refused`.
     */
    async verify(use: ChallengeUse | null, credential: PasskeyAssertion) {
      const taken = use && (await challenges.take(use, signedChallenge(credential.response.clientDataJSON)));
      if (!taken) throw new ApiError('passkey_expired');
      const found = await createPasskeyQueries(db).findByCredential(credential.id);
      if (!found) throw new ApiError('passkey_unknown');
      const counter = await ceremonies.verifySigned({
        credential,
        challenge: taken.challenge,
        passkey: found.passkey,
        isMemberKnown: use.purpose !== 'sign_in',
      });
      return { ...found, counter };
    },
  };
};

/** Records the use of a verified passkey. Throws `passkey_refused` when the counter did not grow. */
export const markPasskeyUsed = async (tx: Db, id: number, counter: number): Promise<void> => {
  if (!(await createPasskeyQueries(tx).markUsed(id, counter))) throw new ApiError('passkey_refused');
};
