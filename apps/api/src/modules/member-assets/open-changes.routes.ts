import type { FastifyInstance } from 'fastify';
import { discardAssetChanges, publishAssetChanges, restoreAssetChanges } from '@yoodee/api-contract/asset-changes';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { identifyRequest, once } from '../../idempotency/idempotency.ts';
import { dropChanges, publishChanges, undoDrop } from './publish-changes.ts';

/** A listing's changes that are not published. */
export const openChangesRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  route(app, publishAssetChanges, ({ params: { id }, body, caller: { memberId }, request }) =>
    once(db, identifyRequest(request, memberId, body), (tx) => publishChanges(tx, { id, memberId }, body)),
  );

  route(app, discardAssetChanges, ({ params: { id }, body: { version }, caller: { memberId } }) =>
    db.transaction((tx) => dropChanges(tx, { id, memberId }, version)),
  );

  route(app, restoreAssetChanges, ({ params: { id }, body: { version }, caller: { memberId } }) =>
    db.transaction((tx) => undoDrop(tx, { id, memberId }, version)),
  );
};
