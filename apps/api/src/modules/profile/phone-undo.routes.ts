import type { FastifyInstance } from 'fastify';
import { undoPhoneChange as undoEndpoint } from '@yoodee/api-contract/phone-undo';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { undoPhoneChange } from './change-phone.ts';

interface PhoneUndoServices {
  db: Db;
  sessions: Sessions;
  securityEvents: SecurityEvents;
}

/** Undoing a phone change, by the holder of the old number and without signing in. */
export const phoneUndoRoutes = (app: FastifyInstance, { db, sessions, securityEvents }: PhoneUndoServices) => {
  route(app, undoEndpoint, async ({ body, request }) => {
    await enforceRateLimits(db, [
      { bucket: `phone:undo:ip:${callerNetwork(request.ip)}`, max: 60, seconds: 300, problem: 'too_many_requests' },
    ]);
    const member = await db.transaction((tx) => undoPhoneChange(tx, body.token, sessions));
    if (!member) throw new ApiError('undo_refused');
    const { id: memberId, phone } = member;
    securityEvents.record({ kind: 'factor_changed', request, memberId, phone, detail: 'phone_restored' });
    return null;
  });
};
