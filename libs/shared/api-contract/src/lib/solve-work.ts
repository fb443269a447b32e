import type { WorkChallenge } from './sign-in-work.contract.ts';

/** Rounds of PBKDF2 in one try. */
const iterations = 1_000;
/** How many answers a challenge needs: several, so that the time varies less. */
export const answerCount = 4;

/** The function that tells whether a number answers a challenge. Uses PBKDF2 of Web Crypto, in browsers and in Node. */
export const createAnswerCheck = async ({ challenge, bits }: WorkChallenge) => {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(challenge), 'PBKDF2', false, ['deriveBits']);
  return async (answer: number): Promise<boolean> => {
    const salt = encoder.encode(String(answer));
    const hash = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 32);
    return new DataView(hash).getUint32(0) >>> (32 - bits) === 0;
  };
};

/** Finds the answers. Takes about a second on a phone at eight bits, and twice as long with each further bit. */
export const solveWork = async (work: WorkChallenge): Promise<number[]> => {
  const isAnswer = await createAnswerCheck(work);
  const answers: number[] = [];
  for (let tried = 0; answers.length < answerCount; tried += 1) if (await isAnswer(tried)) answers.push(tried);
  return answers;
};
