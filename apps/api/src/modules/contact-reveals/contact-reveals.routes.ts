import type { FastifyInstance, FastifyRequest } from 'fastify';
import { revealAssetContact, revealMemberContact } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { callerNetwork } from '../../limits/address.ts';
import { enforceLimits, type Limit } from '../../limits/limits.ts';
import { countFigure } from '../leads/count-figure.ts';
import { findAssetReceiver, findMemberReceiver } from '../leads/receiver.ts';

/** More numbers than anybody calls, and too few to collect them. */
const limitsOf = (ip: string): Limit[] => {
  const network = callerNetwork(ip);
  return [
    { bucket: `reveal:day:${network}`, max: 60, seconds: 24 * 3_600, problem: 'too_many_requests' },
    { bucket: `reveal:hour:${network}`, max: 20, seconds: 3_600, problem: 'too_many_requests' },
  ];
};

/** Shows a seller's phone to a visitor who asked for it; the owner's own look counts nowhere. */
export const contactRevealRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const reveal = async (find: typeof findAssetReceiver, id: number, request: FastifyRequest) => {
    const caller = await app.readCaller(request);
    return db.transaction(async (tx) => {
      const { memberId, assetId, phone } = await find(tx, id);
      if (phone === null) throw new ApiError('not_found');
      if (caller?.memberId === memberId) return { phone };
      await enforceLimits(tx, limitsOf(request.ip));
      if (assetId !== null) await countFigure(tx, assetId, 'reveals');
      return { phone };
    });
  };

  route(app, revealAssetContact, ({ params, request }) => reveal(findAssetReceiver, params.id, request));

  route(app, revealMemberContact, ({ params, request }) => reveal(findMemberReceiver, params.id, request));
};
