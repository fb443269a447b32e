import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proofPurposes, type ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { createLineStandIn, personas, type LineStandIn } from '@yoodee/line-stand-in';
import { members } from '../../db/schema.ts';
import { createSessions } from '../auth/sessions.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const subOf = (name: string) => personas.find(({ id }) => id === name)!.sub;

let standIn: LineStandIn;
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  standIn = await createLineStandIn({ port: 0, channelId: '1', channelSecret: 'the-secret-of-a-test-channel-0123' });
  server = await openTestServer({ ...standIn.env, OTP_SENDS_PER_HOUR_IP: '1000', OTP_SENDS_PER_HOUR_PREFIX: '1000' });
});
beforeEach(async () => {
  await server.db.update(members).set({ line_sub: null });
  member = await createTestMember(server, { line_sub: subOf('somying') });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await server.close();
  await standIn.close();
});

type Session = Pick<TestMember, 'headers'>;

const begin = (purpose: ProofPurpose, { headers }: Session = member) =>
  server.app.inject({ method: 'POST', url: '/api/v1/member/proofs/line/challenge', headers, body: { purpose } });

/** What LINE sends back when somebody chooses a persona there. */
const choose = async (authorizeUrl: string, persona: string) => {
  const answer = authorizeUrl.replace('/authorize?', `/answer?persona=${persona}&`);
  const back = new URL((await fetch(answer, { redirect: 'manual' })).headers.get('location')!).searchParams;
  return { line_code: back.get('code')!, state: back.get('state')! };
};
const answerOf = async (purpose: ProofPurpose, persona = 'somying', session: Session = member) =>
  choose((await begin(purpose, session)).json().data.authorize_url, persona);
const give = (body: object, { headers }: Session = member) =>
  server.app.inject({ method: 'POST', url: '/api/v1/member/proofs/line', headers, body });
const codeOf = (reply: Awaited<ReturnType<typeof give>>) =>
  reply.statusCode === 200 ? 'proved' : (reply.json().code as string);

const proofsOf = async ({ headers }: Session = member) =>
  (await server.app.inject({ url: '/api/v1/member/proofs', headers })).json().data;
const freshOf = async (session: Session = member) => (await proofsOf(session)).fresh as ProofPurpose[];

/** Another session of the same member. */
const signInAgain = async (): Promise<TestMember> => {
  const [row] = await server.db.select().from(members).where(eq(members.id, member.id));
  const { accessToken } = await createSessions(server).open(server.db, row!, {});
  return { ...member, token: accessToken, headers: { authorization: `Bearer ${accessToken}` } };
};

describe('LINE as a proof', () => {
  it('is offered to whoever has linked LINE, and to nobody else', async () => {
    const other = await createTestMember(server);

    expect((await proofsOf()).methods).toEqual(['line', 'phone']);
    expect((await proofsOf(other)).methods).toEqual(['phone']);
    expect(codeOf(await begin('access', other))).toBe('line_unknown');
  });

  it.each(proofPurposes)('opens what asks for a proof of %s, for ten minutes', async (purpose) => {
    const reply = await give(await answerOf(purpose));

    expect(reply.json().data).toMatchObject({ purpose, method: 'line' });
    expect(await freshOf()).toEqual([purpose]);
    await letTimePass(server.db, 601);
    expect(await freshOf()).toEqual([]);
  });

  it('has LINE ask for consent, and for a new sign-in when the last one is old', async () => {
    const { authorize_url } = (await begin('access')).json().data;
    const query = new URL(authorize_url).searchParams;

    expect(Object.fromEntries(query)).toMatchObject({
      max_age: '60',
      prompt: 'consent',
      code_challenge_method: 'S256',
    });
  });

  it.each([600, -600])('is unaffected by a server clock that is %i s off', async (offsetS) => {
    const given = await answerOf('access');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetS * 1_000 });
    expect(codeOf(await give(given))).toBe('proved');
  });
});

describe('refused as proof by LINE', () => {
  it('an answer used twice', async () => {
    const given = await answerOf('access');
    await give(given);
    await letTimePass(server.db, 601);

    expect(codeOf(await give(given))).toBe('line_expired');
    expect(await freshOf()).toEqual([]);
  });

  it('all but one of 50 parallel tries with one answer', async () => {
    const given = await answerOf('access');

    const codes = (await Promise.all(Array.from({ length: 50 }, () => give(given)))).map(codeOf);

    expect(codes.filter((code) => code === 'proved')).toHaveLength(1);
    expect(codes.filter((code) => code === 'line_expired')).toHaveLength(49);
  });

  it('50 parallel tries with invented codes', async () => {
    const { state } = await answerOf('access');

    const tries = await Promise.all(Array.from({ length: 50 }, (_, n) => give({ line_code: `guess-${n}`, state })));

    // LINE refuses the one that gets the state; the others find none.
    expect(new Set(tries.map(codeOf))).toEqual(new Set(['line_expired']));
    expect(await freshOf()).toEqual([]);
  });

  it('another LINE account, also one that another member has linked', async () => {
    await createTestMember(server, { line_sub: subOf('anan') });

    expect(codeOf(await give(await answerOf('access', 'anan')))).toBe('line_unknown');
    expect(codeOf(await give(await answerOf('access', 'john')))).toBe('line_unknown');
    expect(await freshOf()).toEqual([]);
  });

  it('an answer in another session, of this member or of another; it stays valid in its own session', async () => {
    const thief = await signInAgain();
    const other = await createTestMember(server, { line_sub: subOf('anan') });
    const given = await answerOf('access');

    expect(codeOf(await give(given, thief))).toBe('line_expired');
    expect(codeOf(await give(given, other))).toBe('line_expired');
    expect(codeOf(await give(given))).toBe('proved');
    expect(await freshOf(thief)).toEqual([]);
  });

  it('a proof for another purpose', async () => {
    await give(await answerOf('data'));

    expect(await freshOf()).toEqual(['data']);
  });

  it('the state of one purpose with the code of another', async () => {
    const [access, data] = [await answerOf('access'), await answerOf('data')];

    // PKCE ties a code to the state it was asked for with.
    expect(codeOf(await give({ line_code: data.line_code, state: access.state }))).toBe('line_expired');
    expect(await freshOf()).toEqual([]);
  });

  it('an answer after ten minutes', async () => {
    const given = await answerOf('access');
    await letTimePass(server.db, 601);

    expect(codeOf(await give(given))).toBe('line_expired');
  });

  it('somebody who signed in to LINE more than ten minutes ago', async () => {
    member = await createTestMember(server, { line_sub: subOf('stale') });

    expect(codeOf(await give(await answerOf('access', 'stale')))).toBe('line_expired');
    expect(await freshOf()).toEqual([]);
  });

  it('an account that was unlinked meanwhile; its earlier proofs end too', async () => {
    const pending = await answerOf('data');
    await storeProof(server, member, 'access');
    const unlink = () => server.app.inject({ method: 'DELETE', url: '/api/v1/member/line', headers: member.headers });
    await give(await answerOf('access'));

    expect((await unlink()).statusCode).toBe(200);

    expect(await freshOf()).toEqual([]);
    expect(codeOf(await give(pending))).toBe('line_unknown');
  });

  it.each(['x'.repeat(43), '', "' or 1=1 --"])('the state %j', async (state) => {
    expect(['line_expired', 'invalid_request']).toContain(codeOf(await give({ line_code: 'x', state })));
  });

  it('an answer to a sign-in; nor does the answer to a proof sign in', async () => {
    const login = await server.app.inject({ url: '/api/v1/public/member/auth/line' });
    const cookie = String(login.headers['set-cookie']).split(';')[0]!;
    const signInAnswer = await choose(String(login.headers.location), 'somying');
    expect(codeOf(await give(signInAnswer))).toBe('line_expired');

    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/public/member/auth/login',
      headers: { cookie },
      body: await answerOf('access'),
    });
    expect(reply.json().code).toBe('line_refused');
  });
});
