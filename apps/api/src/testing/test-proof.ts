import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { createProofQueries } from '../modules/proofs/proofs.queries.ts';
import { codeSentTo } from './test-otp.ts';
import type { TestMember } from './test-member.ts';
import type { TestServer } from './test-server.ts';

type Prover = Pick<TestMember, 'headers' | 'phone'>;

/** Asks for a code that proves who a member is, and returns it from the message. */
export const requestProofCode = async ({ app, db }: TestServer, { headers, phone }: Prover, purpose: ProofPurpose) => {
  const reply = await app.inject({ method: 'POST', url: '/api/v1/member/proofs/code', headers, body: { purpose } });
  if (reply.statusCode !== 200) throw new Error(`No code to prove: ${reply.body}`);
  return { ref_code: reply.json().data.ref_code as string, otp: await codeSentTo(db, phone) };
};

/** Gives a code in the session of `headers`. */
export const giveProof = (
  { app }: TestServer,
  { headers }: Pick<TestMember, 'headers'>,
  body: { purpose: ProofPurpose; otp: string; ref_code: string },
) => app.inject({ method: 'POST', url: '/api/v1/member/proofs/phone', headers, body });

/** Proves who a member is in the session of their headers. */
export const prove = async (server: TestServer, prover: Prover, purpose: ProofPurpose): Promise<void> => {
  const reply = await giveProof(server, prover, { purpose, ...(await requestProofCode(server, prover, purpose)) });
  if (reply.statusCode !== 200) throw new Error(`Not proved: ${reply.body}`);
};

/** Stores a fresh proof for the session of a member's headers, for tests of what comes after it. */
export const storeProof = async (
  { db }: Pick<TestServer, 'db'>,
  { id, headers }: Pick<TestMember, 'headers' | 'id'>,
  purpose: ProofPurpose,
): Promise<void> => {
  const [, claims] = headers.authorization.split('.');
  const { jti } = JSON.parse(Buffer.from(claims!, 'base64url').toString());
  await createProofQueries(db).record({ memberId: id, sessionId: jti, purpose }, 'phone');
};
