import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Work } from '@yoodee/api-contract/member';
import type { WorkChallenge } from '@yoodee/api-contract/sign-in-work';
import { answerCount, createAnswerCheck } from '@yoodee/api-contract/solve-work';
import { callerNetwork } from '../../rate-limits/caller-network.ts';

const lifeS = 600;

/** For whom a challenge is. */
export interface WorkScope {
  phone: string;
  ip: string;
}

/**
 * Proof-of-work challenges for codes: `<expiry>.<bits>.<random>.<seal>`. Nothing is stored until one is answered. A
 * challenge is for one phone and one network; the caller must see to it that it is used once, by its id.
 */
export const createWorkChallenges = (secret: string, clock: { now(): number } = Date) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'yoodee work before codes', 32));
  const sealOf = (text: string, { phone, ip }: WorkScope) =>
    createHmac('sha256', key)
      .update([text, phone, callerNetwork(ip)].join('|'))
      .digest('base64url');
  const now = () => Math.floor(clock.now() / 1_000);

  return {
    create(scope: WorkScope, bits: number): WorkChallenge {
      const text = `${now() + lifeS}.${bits}.${randomBytes(16).toString('base64url')}`;
      return { challenge: `${text}.${sealOf(text, scope)}`, bits };
    },

    /** The id of an answered challenge, or null when it is not ours, not for this caller, too old or not answered. */
    async verify({ challenge, answers }: Work, scope: WorkScope): Promise<string | null> {
      const [, text, expiry, bits, id, seal] =
        /^((\d{1,12})\.(\d{1,2})\.([\w-]{22}))\.([\w-]{43})$/.exec(challenge) ?? [];
      if (text === undefined || id === undefined || seal === undefined) return null;
      if (!timingSafeEqual(Buffer.from(sealOf(text, scope)), Buffer.from(seal)) || Number(expiry) < now()) return null;
      if (new Set(answers).size !== answerCount || answers.length !== answerCount) return null;
      const isAnswer = await createAnswerCheck({ challenge, bits: Number(bits) });
      for (const answer of answers) if (!(await isAnswer(answer))) return null;
      return id;
    },

    lifeS,
  };
};
