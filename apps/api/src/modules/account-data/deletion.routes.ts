import type { FastifyInstance } from 'fastify';
import { cancelDeletion, requestDeletion } from '@yoodee/api-contract/account-data';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { erasedAt } from '../members/member.view.ts';
import { hideMember, showMember } from './deletion.ts';

export interface DeletionServices {
  db: Db;
  securityEvents: SecurityEvents;
}

/** Requesting and cancelling the deletion of an account. */
export const deletionRoutes = (app: FastifyInstance, { db, securityEvents }: DeletionServices) => {
  route(app, requestDeletion, async ({ caller: { memberId }, request }) => {
    const requestedAt = await db.transaction((tx) => hideMember(tx, memberId));
    if (!requestedAt) throw new ApiError('signed_out');
    securityEvents.record({ kind: 'account_deleted', request, memberId, detail: 'requested' });
    return { requested_at: requestedAt.toISOString(), erased_at: erasedAt(requestedAt) };
  });

  route(app, cancelDeletion, async ({ caller: { memberId }, request }) => {
    await db.transaction((tx) => showMember(tx, memberId));
    securityEvents.record({ kind: 'account_deleted', request, memberId, detail: 'cancelled' });
    return null;
  });
};
