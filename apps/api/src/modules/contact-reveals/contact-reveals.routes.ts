import type { FastifyInstance, FastifyRequest } from 'fastify';
import { revealAssetContact, revealMemberContact } from '@yoodee/api-contract/reveals';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../rate-limits/caller-network.ts';
import { countHit, enforceRateLimits } from '../../rate-limits/rate-limits.ts';
import { countMetric } from '../metrics/count-metric.ts';
import { createMetricVisitor } from '../metrics/metric-visitor.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { findAssetReceiver, findMemberReceiver } from '../leads/receiver.ts';
import { isNearLimit, revealLimits, siteLimit, type Asking } from './reveal-limits.ts';

/**
 * Reveals a seller's phone number on request. Not counted: the owner's own requests, and repeated requests for a number
 * that the caller was shown within the last day.
 */
export const contactRevealRoutes = (
  app: FastifyInstance,
  { db, env, securityEvents }: { db: Db; env: Env; securityEvents: SecurityEvents },
) => {
  const visitorOf = createMetricVisitor(env.JWT_SECRET);

  const assertLimits = async (tx: Db, asking: Asking, request: FastifyRequest) => {
    const asker = asking.memberId ?? asking.network;
    const again = await countHit(tx, { bucket: `reveal:again:${asking.ownerId}:${asker}`, seconds: 24 * 3_600 });
    if (again > 1) return;
    const [revealed = 0] = await enforceRateLimits(tx, revealLimits(asking, env.REVEALS_PER_HOUR));
    const ofSite = siteLimit(asking, env.REVEALS_PER_HOUR);
    if (!isNearLimit(revealed, ofSite)) return;
    request.log.warn(
      { bucket: ofSite.bucket, max: ofSite.max },
      'reveals of phone numbers are near the limit of the site',
    );
    securityEvents.record({ kind: 'limit_reached', request, detail: 'reveals_near_limit' });
  };

  const reveal = async (find: typeof findAssetReceiver, id: number, request: FastifyRequest) => {
    const caller = await app.readCaller(request);
    return db.transaction(async (tx) => {
      const { memberId, assetId, phone } = await find(tx, id);
      if (phone === null) throw new ApiError('not_found');
      if (caller?.memberId === memberId) return { phone };
      const by = caller?.memberId ?? null;
      await assertLimits(tx, { network: callerNetwork(request.ip), memberId: by, ownerId: memberId }, request);
      if (assetId !== null) await countMetric(tx, { assetId, metric: 'reveals' }, visitorOf(request, by));
      securityEvents.record({ kind: 'contact_revealed', request, memberId, byMemberId: by });
      return { phone };
    });
  };

  route(app, revealAssetContact, ({ params, request }) => reveal(findAssetReceiver, params.id, request));

  route(app, revealMemberContact, ({ params, request }) => reveal(findMemberReceiver, params.id, request));
};
