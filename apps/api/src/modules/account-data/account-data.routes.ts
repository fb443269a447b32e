import type { FastifyInstance } from 'fastify';
import {
  endMemberSession,
  endOtherSessions,
  getConsents,
  getNotificationSettings,
  getSessions,
  mutableNotificationKinds,
  updateNotificationSettings,
} from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { Sessions } from '../auth/sessions.ts';
import { createAccountDataQueries } from './account-data.queries.ts';
import { readDevice } from './device.ts';

/** Where a member is signed in, what they agreed to and what they want to be told. */
export const accountDataRoutes = (app: FastifyInstance, { db, sessions }: { db: Db; sessions: Sessions }) => {
  const accountData = createAccountDataQueries(db);

  const readSettings = async (memberId: number) => {
    const muted = new Set<string>(await accountData.mutedNotifications(memberId));
    return { muted: mutableNotificationKinds.filter((kind) => muted.has(kind)) };
  };

  route(app, getSessions, async ({ caller: { memberId, sessionId } }) => {
    const rows = await sessions.listLive(memberId);
    const items = rows.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      ...readDevice(userAgent),
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
      is_current: id === sessionId,
    }));
    return { items };
  });

  route(app, endMemberSession, async ({ params, caller }) => {
    if (!(await sessions.endOwn(caller.memberId, params.id))) throw new ApiError('not_found');
    return null;
  });

  route(app, endOtherSessions, async ({ caller: { memberId, sessionId } }) => ({
    ended: await sessions.endOthers(memberId, sessionId),
  }));

  route(app, getConsents, async ({ caller }) => {
    const consents = await accountData.listConsents(caller.memberId);
    return { items: consents.map((consent) => ({ ...consent, at: consent.at.toISOString() })) };
  });

  route(app, getNotificationSettings, ({ caller }) => readSettings(caller.memberId));

  route(app, updateNotificationSettings, async ({ body, caller }) => {
    await accountData.muteNotifications(caller.memberId, body.muted);
    return readSettings(caller.memberId);
  });
};
