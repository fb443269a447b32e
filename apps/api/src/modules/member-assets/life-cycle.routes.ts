import type { FastifyInstance } from 'fastify';
import {
  closeMemberAsset,
  confirmMemberAsset,
  duplicateMemberAsset,
  pauseMemberAsset,
  renewMemberAsset,
  reserveMemberAsset,
  resumeMemberAsset,
} from '@yoodee/api-contract/asset-life-cycle';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { identifyRequest, once } from '../../idempotency/idempotency.ts';
import { askBuyer } from '../sold-prices/ask-buyer.ts';
import { createSoldPriceQueries } from '../sold-prices/sold-prices.queries.ts';
import { createDraft } from './asset-changes.ts';
import { moveAsset } from './life-cycle.ts';
import { fieldsOf, findOwnAsset } from './own-asset.ts';

const moves = {
  pause: pauseMemberAsset,
  resume: resumeMemberAsset,
  reserve: reserveMemberAsset,
  confirm: confirmMemberAsset,
  renew: renewMemberAsset,
} as const;

/** Status changes of listings after publishing. */
export const lifeCycleRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  for (const action of Object.keys(moves) as (keyof typeof moves)[])
    route(app, moves[action], ({ params: { id }, caller: { memberId } }) =>
      db.transaction((tx) => moveAsset(tx, { id, memberId }, { action })),
    );

  route(app, closeMemberAsset, ({ params: { id }, body: { outcome, sold_for }, caller: { memberId } }) =>
    db.transaction(async (tx) => {
      const closed = await moveAsset(tx, { id, memberId }, { action: 'close', outcome });
      if (!sold_for) return closed;
      const isNew = await createSoldPriceQueries(tx).record({ assetId: id, memberId, outcome }, sold_for);
      const { agrees, conversation_id } = sold_for;
      if (isNew && agrees && conversation_id !== undefined) await askBuyer(tx, conversation_id);
      return closed;
    }),
  );

  route(app, duplicateMemberAsset, ({ params: { id }, caller: { memberId }, request }) =>
    once(db, identifyRequest(request, memberId, null), async (tx) =>
      createDraft(tx, memberId, fieldsOf(await findOwnAsset(tx, { id, memberId }))),
    ),
  );
};
