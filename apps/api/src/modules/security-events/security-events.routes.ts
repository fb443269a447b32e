import type { FastifyInstance } from 'fastify';
import { Activity, getActivity } from '@yoodee/api-contract/security-events';
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { readDevice } from '../members/device.ts';
import { createSecurityEventQueries } from './security-events.queries.ts';
import type { SecurityEvents } from './security-events.ts';

/** The details that a member reads; a problem code of a response is none. */
const Detail = z.catch(Activity.shape.detail, null);

/** A member's recent activity. */
export const securityEventsRoutes = (
  app: FastifyInstance,
  { db, securityEvents }: { db: Db; securityEvents: SecurityEvents },
) => {
  const queries = createSecurityEventQueries(db);

  route(app, getActivity, async ({ caller: { memberId } }) => {
    // Writes waiting events first, so that the list includes the member's latest actions.
    await securityEvents.flush();
    const rows = await queries.listActivity(memberId, (phone) => securityEvents.hash('phone', phone));
    const items = rows.map(({ id, kind, detail, at, times, user_agent }) => ({
      id,
      kind: kind as Activity['kind'],
      detail: z.parse(Detail, detail),
      at: at.toISOString(),
      times,
      ...readDevice(user_agent),
    }));
    return { items };
  });
};
