import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { createSecurityEvents, type SecurityEvent } from '../modules/security-events/security-events.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OperationContext } from './operation.ts';
import { perform } from './perform.ts';

let database: Database;
let context: OperationContext;
const day = 86_400_000;

const requestFrom = (ip: string): SecurityEvent['request'] => ({
  id: 'r',
  ip,
  headers: { 'user-agent': 'curl' },
  method: 'POST',
  routeOptions: { url: '/api/v1/member/auth/otp' } as NonNullable<SecurityEvent['request']>['routeOptions'],
});

beforeAll(async () => {
  database = await openTestDatabase();
  // Nothing here reads pictures.
  context = { db: database.db, store: {} as OperationContext['store'], origin: 'https://yoodee.test', dump: null };
  const eventsOf = (daysAgo: number) =>
    createSecurityEvents({
      db: database.db,
      env: { JWT_SECRET: 's'.repeat(32) },
      logger: { info() {}, warn() {} },
      clock: { now: () => Date.now() - daysAgo * day },
    });
  const today = eventsOf(0);
  for (let n = 0; n < 7; n += 1)
    today.record({ kind: 'sign_in_failed', request: requestFrom('203.0.113.9'), phone: `+6681234567${n}` });
  today.record({ kind: 'access_denied', request: requestFrom('203.0.113.8'), memberId: 12, detail: 'not_found' });
  const lastWeek = eventsOf(5);
  lastWeek.record({ kind: 'sign_in', request: requestFrom('203.0.113.8'), memberId: 12, detail: 'phone' });
  await today.flush();
  await lastWeek.flush();
});
afterAll(() => database.close());

const ops = (command: string, values: Record<string, string>) =>
  perform(context, { command, values, actor: 'somchai', note: null, isDryRun: false });

describe('security events for operators', () => {
  it('are listed by period, kind and member', async () => {
    expect(await ops('security list', { since: '24h' })).toHaveLength(8);
    expect(await ops('security list', { since: '7d' })).toHaveLength(9);
    expect(await ops('security kind', { kind: 'access_denied', since: '24h' })).toEqual([
      expect.stringMatching(
        /^\S+ {2}access_denied \(not_found\) {2}member 12 {2}address \S{22} {2}POST \/api\/v1\/member\/auth\/otp$/,
      ),
    ]);
    expect(await ops('security member', { member: '12', since: '7d' })).toHaveLength(2);
    expect(await ops('security member', { member: '13', since: '7d' })).toEqual(['No security events.']);
  });

  it.each([
    ['security list', { since: 'yesterday' }],
    ['security kind', { kind: 'theft', since: '24h' }],
  ])('refuse a value that %s does not know', async (command, values) => {
    await expect(ops(command, values)).rejects.toThrow('Wrong value');
  });

  it('show who stands out', async () => {
    const lines = await ops('security patterns', { since: '24h' });

    expect(lines[0]).toContain('Codes sent in the last 24 hours: 0');
    expect(lines).toContainEqual(expect.stringMatching(/address \S{22} {2}7 events {2}1 addresses {2}7 phones/));
    expect(lines).toContainEqual(expect.stringMatching(/member 12 {2}1 events/));
    expect(lines.join('\n')).not.toMatch(/203\.0\.113|\+66/);
  });
});
