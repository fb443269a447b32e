import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getConsents, getSessions, type MemberSession } from '@yoodee/api-contract/account-data';
import { memberConsents, members, notifications, sessions as sessionRows } from '../../db/schema.ts';
import { createTestMember, type TestMember } from '../../testing/test-member.ts';
import { storeProof } from '../../testing/test-proof.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createSessions } from '../auth/sessions.ts';
import { notify } from '../notifications/notify.ts';

let server: TestServer;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  member = await createTestMember(server);
  other = await createTestMember(server);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object, { headers } = member) =>
  server.app.inject({ method, url: `/api/v1/member/${path}`, headers, ...(body && { body }) });

const signInOn = async (userAgent: string, { id } = member) => {
  const { accessToken } = await createSessions(server).open(server.db, { id, user_status: 'active' }, { userAgent });
  return { ...member, headers: { authorization: `Bearer ${accessToken}` } };
};
const sessionsOf = async (caller = member): Promise<MemberSession[]> => {
  const reply = await call('GET', 'sessions', undefined, caller);
  return z.parse(getSessions.response, reply.json().data).items;
};
/** Whether a server without a cache accepts a token. */
const isLive = async ({ headers }: Pick<TestMember, 'headers'>) =>
  (await createSessions(server).read(headers.authorization.slice('Bearer '.length))) !== null;

describe('my sessions', () => {
  it('names devices, marks the current one and omits ended sessions', async () => {
    await signInOn('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile');
    await signInOn('ended');
    await server.db
      .update(sessionRows)
      .set({ ended_at: sql`now()` })
      .where(eq(sessionRows.user_agent, 'ended'));

    const items = await sessionsOf();

    expect(items).toHaveLength(2);
    expect(items.filter((one) => one.is_current)).toMatchObject([{ browser: null, system: null }]);
    expect(items.filter((one) => !one.is_current)).toMatchObject([{ browser: 'Chrome', system: 'Android' }]);
  });

  it.each(['sessions', 'sessions/00000000-0000-4000-8000-000000000000'])(
    'is not ended by DELETE %s without a proof of access',
    async (path) => {
      const elsewhere = await signInOn('Android');
      await storeProof(server, member, 'data');

      expect((await call('DELETE', path)).json().code).toBe('proof_required');
      expect(await isLive(elsewhere)).toBe(true);
    },
  );

  it('ends one session, once', async () => {
    await storeProof(server, member, 'access');
    const phone = await signInOn('Android');
    const [{ id }] = (await sessionsOf()).filter((one) => !one.is_current) as [MemberSession];

    expect((await call('DELETE', `sessions/${id}`)).statusCode).toBe(200);

    expect(await isLive(phone)).toBe(false);
    expect(await isLive(member)).toBe(true);
    expect((await call('DELETE', `sessions/${id}`)).statusCode).toBe(404);
  });

  it('ends all my other sessions and nobody else’s', async () => {
    await storeProof(server, member, 'access');
    const places = [await signInOn('a'), await signInOn('b')];

    const reply = await call('DELETE', 'sessions');

    expect(reply.json().data).toEqual({ ended: 2 });
    expect(await Promise.all([...places, member, other].map(isLive))).toEqual([false, false, true, true]);
  });

  it.each([
    ['one', async (id: string) => call('DELETE', `sessions/${id}`)],
    ['every other', async () => call('DELETE', 'sessions')],
  ])('T11 ends %s place at once for a token in use', async (_which, signOut) => {
    await storeProof(server, member, 'access');
    const stolen = await signInOn('Android');
    const { id } = (await sessionsOf(stolen)).find((one) => one.is_current)!;

    await signOut(id);

    expect((await call('GET', 'sessions', undefined, stolen)).json().code).toBe('signed_out');
  });

  it('T16 does not find another member’s session', async () => {
    await storeProof(server, member, 'access');
    const [theirs] = await sessionsOf(other);

    expect((await call('DELETE', `sessions/${theirs!.id}`)).statusCode).toBe(404);
    expect(await isLive(other)).toBe(true);
  });

  it.each(['1', 'abc', '%00', "x'--", '00000000-0000-0000-0000'])('has no session %s', async (id) => {
    await storeProof(server, member, 'access');
    expect((await call('DELETE', `sessions/${id}`)).statusCode).toBe(400);
  });
});

it('lists my consents, with date and version', async () => {
  await server.db.insert(memberConsents).values({ member_id: member.id, purpose: 'sign_up', version: '2026-11' });

  const reply = await call('GET', 'consents');

  expect(z.parse(getConsents.response, reply.json().data).items).toMatchObject([
    { purpose: 'sign_up', version: '2026-11' },
  ]);
  expect((await call('GET', 'consents', undefined, other)).json().data.items).toEqual([]);
});

describe('my notification settings', () => {
  const noticesOf = async ({ id }: TestMember) =>
    (await server.db.select().from(notifications).where(eq(notifications.member_id, id))).map(({ kind }) => kind);
  const addNotification = () =>
    server.db.transaction((tx) =>
      notify(
        tx,
        [member, other].flatMap(({ id: memberId }) => [
          { memberId, kind: 'lead_received' as const },
          { memberId, kind: 'asset_expiring' as const },
        ]),
      ),
    );

  it('include every kind, until I mute one', async () => {
    expect((await call('GET', 'notification-settings')).json().data).toEqual({ muted: [] });

    const reply = await call('PUT', 'notification-settings', { muted: ['lead_received'] });
    await addNotification();

    expect(reply.json().data).toEqual({ muted: ['lead_received'] });
    expect(await noticesOf(member)).toEqual(['asset_expiring']);
    expect((await noticesOf(other)).toSorted()).toEqual(['asset_expiring', 'lead_received']);
  });

  it.each([
    { muted: ['asset_expiring'] },
    { muted: ['no such kind'] },
    { muted: 'lead_received' },
    { muted: Array.from({ length: 1000 }, () => 'lead_received') },
    { muted: [], more: 1 },
    {},
  ])('refuses %j', async (body) => {
    expect((await call('PUT', 'notification-settings', body)).statusCode).toBe(400);
    const [row] = await server.db.select().from(members).where(eq(members.id, member.id));
    expect(row!.notification_choices).toEqual({});
  });
});

it.each(['sessions', 'consents', 'notification-settings', 'export'])('does not give %s to visitors', async (path) => {
  expect((await server.app.inject({ url: `/api/v1/member/${path}` })).statusCode).toBe(401);
});
