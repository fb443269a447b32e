import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, Failure } from '@yoodee/api-contract';
import { Proof } from '@yoodee/api-contract/proofs';
import { proofPurposes, type ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { sessionProofs } from '../../db/schema.ts';
import { route } from '../../http/route.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass, requestCode, wrongFor } from '../../testing/test-otp.ts';
import { giveProof, prove, requestProofCode } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

/** An endpoint that asks for a proof, and one that visitors may call too. */
const guarded = (purpose: ProofPurpose, access: 'member' | 'public') =>
  endpoint({
    method: 'POST',
    path: `/api/v1/guarded/${purpose}/${access}`,
    summary: 'Only with a proof',
    tag: 'member',
    access,
    proof: purpose,
    response: z.null(),
    problems: [],
  });

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  const limits = ['OTP_SENDS_PER_HOUR_IP', 'OTP_SENDS_PER_HOUR_PREFIX', 'OTP_VERIFIES_PER_5_MIN_IP'];
  server = await openTestServer(Object.fromEntries(limits.map((name) => [name, '1000'])));
  for (const purpose of proofPurposes)
    for (const access of ['member', 'public'] as const) route(server.app, guarded(purpose, access), async () => null);
});
beforeEach(async () => {
  member = await createTestMember(server);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

const call = (purpose: ProofPurpose, headers: Record<string, string> = member.headers, access = 'member') =>
  server.app.inject({ method: 'POST', url: `/api/v1/guarded/${purpose}/${access}`, headers });
const codeOf = (reply: Awaited<ReturnType<typeof call>>) => reply.json().code as string | undefined;

/** Another session of the same member, by signing in once more. */
const signInAgain = async ({ phone }: TestMember) => {
  const { otp, refCode } = await requestCode(server, phone);
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/member/auth/otp/verify',
    body: { otp, phone, ref_code: refCode },
  });
  return { headers: { authorization: `Bearer ${reply.json().data.access_token}` }, phone };
};

describe('an endpoint that asks for a proof', () => {
  it('is refused without one, and says how the member can give it', async () => {
    const reply = await call('access');

    expect(reply.statusCode).toBe(403);
    expect(z.parse(Failure, reply.json())).toMatchObject({ code: 'proof_required', proof_methods: ['phone'] });
  });

  it('is open once the member has given the code, for ten minutes', async () => {
    const given = await requestProofCode(server, member, 'access');
    const reply = await giveProof(server, member, { purpose: 'access', ...given });
    expect(z.parse(Proof, reply.json().data)).toMatchObject({ purpose: 'access', method: 'phone' });

    await letTimePass(server.db, 599);
    expect((await call('access')).statusCode).toBe(200);
    await letTimePass(server.db, 2);
    expect(codeOf(await call('access'))).toBe('proof_required');
  });

  it('is signed_out without a session, also with somebody’s proof beside it', async () => {
    await prove(server, member, 'access');

    expect(codeOf(await call('access', {}))).toBe('signed_out');
  });

  it('lets visitors pass where visitors may call, and asks members', async () => {
    expect((await call('access', {}, 'public')).statusCode).toBe(200);
    expect(codeOf(await call('access', member.headers, 'public'))).toBe('proof_required');

    await prove(server, member, 'access');
    expect((await call('access', member.headers, 'public')).statusCode).toBe(200);
  });

  it.each([600, -600])('is unaffected by a server clock that is %i s off', async (offsetS) => {
    await prove(server, member, 'data');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetS * 1000 });

    expect((await call('data')).statusCode).toBe(200);
    await letTimePass(server.db, 601);
    expect(codeOf(await call('data'))).toBe('proof_required');
  });
});

describe('a proof', () => {
  it('counts for its purpose only, and so does its code', async () => {
    const given = await requestProofCode(server, member, 'data');
    expect((await giveProof(server, member, { purpose: 'access', ...given })).json().code).toBe('otp_unknown');
    await giveProof(server, member, { purpose: 'data', ...given });

    expect((await call('data')).statusCode).toBe(200);
    expect(codeOf(await call('access'))).toBe('proof_required');
  });

  it('counts in its session only, and so does its code', async () => {
    const thief = await signInAgain(member);
    const given = await requestProofCode(server, member, 'access');
    expect((await giveProof(server, thief, { purpose: 'access', ...given })).json().code).toBe('otp_wrong');
    expect((await giveProof(server, member, { purpose: 'access', ...given })).statusCode).toBe(200);

    expect(codeOf(await call('access', thief.headers))).toBe('proof_required');
    expect((await call('access')).statusCode).toBe(200);
  });

  it('counts for its member only, and so does its code', async () => {
    const other = await createTestMember(server);
    const given = await requestProofCode(server, member, 'access');
    expect((await giveProof(server, other, { purpose: 'access', ...given })).json().code).toBe('otp_unknown');
    await giveProof(server, member, { purpose: 'access', ...given });

    expect(codeOf(await call('access', other.headers))).toBe('proof_required');
  });

  it('is not given by a code for signing in, nor signs in', async () => {
    const { otp, refCode } = await requestCode(server, member.phone);
    const reply = await giveProof(server, member, { purpose: 'access', otp, ref_code: refCode });
    expect(reply.json().code).toBe('otp_unknown');

    const given = await requestProofCode(server, member, 'access');
    const signIn = await server.app.inject({
      method: 'POST',
      url: '/api/v1/member/auth/otp/verify',
      body: { ...given, phone: member.phone },
    });
    expect(signIn.json().code).toBe('otp_unknown');
  });

  it('is given once by 50 parallel tries with the right code', async () => {
    const given = await requestProofCode(server, member, 'access');
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => giveProof(server, member, { purpose: 'access', ...given })),
    );

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await server.db.$count(sessionProofs)).toBeGreaterThan(0);
  });

  it('is not guessed by 50 parallel tries', async () => {
    const given = await requestProofCode(server, member, 'access');
    const wrong = { purpose: 'access' as const, ...given, otp: wrongFor(given.otp) };
    const replies = await Promise.all(Array.from({ length: 50 }, () => giveProof(server, member, wrong)));

    expect(replies.filter((reply) => reply.json().code === 'otp_wrong')).toHaveLength(server.env.OTP_TRIES);
    const late = await giveProof(server, member, { purpose: 'access', ...given });
    expect(late.json().code).toBe('otp_exhausted');
    expect(codeOf(await call('access'))).toBe('proof_required');
  });

  it('needs no wait after signing in, and one between two codes', async () => {
    await signInAgain(member);
    await requestProofCode(server, member, 'data');

    const again = await server.app.inject({
      method: 'POST',
      url: '/api/v1/member/proofs/code',
      headers: member.headers,
      body: { purpose: 'data' },
    });
    expect(again.json().code).toBe('otp_too_soon');
  });
});
