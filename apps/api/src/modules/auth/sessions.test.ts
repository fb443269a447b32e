import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members, sessions as sessionRows } from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { letTimePass } from '../../testing/test-otp.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { cleanUpAuth } from './auth-cleanup.ts';
import { createSessions } from './sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Another server process: nothing cached, and a cache clock that the test controls. */
const replica = () => {
  let now = 1;
  const sessions = createSessions({ ...server, clock: { now: () => now } });
  return { ...sessions, later: (ms: number) => (now += ms) };
};
const rowsOf = (member: TestMember) => server.db.select().from(sessionRows).where(eq(sessionRows.member_id, member.id));
const profileOf = ({ headers }: Pick<TestMember, 'headers'>) =>
  server.app.inject({ url: '/api/v1/member/profile', headers });
const signOut = (headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url: '/api/v1/member/auth/logout', headers });

describe('signing out', () => {
  it('T11 ends the token here at once and on another replica within five seconds', async () => {
    const member = await createTestMember(server);
    const elsewhere = replica();
    expect(await elsewhere.read(member.token)).not.toBeNull();
    expect((await profileOf(member)).statusCode).toBe(200);

    expect((await signOut(member.headers)).json()).toEqual({ data: null, message: 'Success' });

    expect((await profileOf(member)).json().code).toBe('signed_out');
    elsewhere.later(5_001);
    expect(await elsewhere.read(member.token)).toBeNull();
  });

  it('is not undone by a concurrent look-up of the session', async () => {
    const member = await createTestMember(server);
    // If `seen_at` is old, it is written between look-up and caching, after the session has ended.
    await letTimePass(server.db, 601);
    const here = replica();

    await Promise.all([here.read(member.token), here.end(member.token)]);

    expect(await here.read(member.token)).toBeNull();
  });

  it.each([
    {},
    { authorization: 'Bearer nonsense' },
    { authorization: 'Basic abc' },
    { 'content-type': 'application/json' },
  ])('has the same response with %j', async (headers) => {
    const reply = await signOut(headers as Record<string, string>);

    expect(reply.statusCode).toBe(200);
  });

  it('can be repeated', async () => {
    const member = await createTestMember(server);
    await signOut(member.headers);

    expect((await signOut(member.headers)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('lives seven days at most, as its token says', async () => {
    const member = await createTestMember(server);

    const claims = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString());
    expect(claims).toMatchObject({ sub: String(member.id), user_status: 'active', iss: 'yoodee', aud: 'yoodee-api' });
    expect(claims.exp - claims.iat).toBe(7 * 24 * 3_600);
    await server.db
      .update(sessionRows)
      .set({ expires_at: sql`now()` })
      .where(eq(sessionRows.member_id, member.id));
    expect(await replica().read(member.token)).toBeNull();
  });

  it('ends after 72 idle hours, and not while it is used', async () => {
    const [idle, busy] = [await createTestMember(server), await createTestMember(server)];
    await letTimePass(server.db, 71 * 3_600);
    expect(await replica().read(busy.token)).not.toBeNull();
    await letTimePass(server.db, 2 * 3_600);

    expect(await replica().read(idle.token)).toBeNull();
    expect(await replica().read(busy.token)).not.toBeNull();
  });

  it('records its use at most every ten minutes', async () => {
    const member = await createTestMember(server);
    const [before] = await rowsOf(member);
    await replica().read(member.token);
    expect((await rowsOf(member))[0]?.seen_at).toEqual(before?.seen_at);

    await letTimePass(server.db, 601);
    await replica().read(member.token);
    expect((await rowsOf(member))[0]?.seen_at.getTime()).toBeGreaterThanOrEqual(before!.seen_at.getTime());
  });

  it('is refused for a suspended member, with the reason', async () => {
    const member = await createTestMember(server, { user_status: 'suspended' });

    const reply = await profileOf(member);

    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('forbidden');
  });

  it('is deleted with its member', async () => {
    const member = await createTestMember(server);
    await server.db.delete(members).where(eq(members.id, member.id));

    expect((await profileOf(member)).statusCode).toBe(401);
  });

  it('is deleted a day after its end, and no sooner', async () => {
    const [ended, live] = [await createTestMember(server), await createTestMember(server)];
    await signOut(ended.headers);
    await cleanUpAuth(server.db);
    expect(await rowsOf(ended)).toHaveLength(1);

    await server.db
      .update(sessionRows)
      .set({ ended_at: sql`now() - interval '25 hours'` })
      .where(eq(sessionRows.member_id, ended.id));
    await cleanUpAuth(server.db);

    expect(await rowsOf(ended)).toHaveLength(0);
    expect(await rowsOf(live)).toHaveLength(1);
  });
});

it('never lets members’ responses be cached', async () => {
  const reply = await profileOf(await createTestMember(server));

  expect(reply.headers['cache-control']).toBe('private, no-store');
});
