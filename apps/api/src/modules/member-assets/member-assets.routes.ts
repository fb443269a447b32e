import type { FastifyInstance } from 'fastify';
import {
  createMemberAsset,
  getMemberAsset,
  getMemberAssets,
  publishMemberAsset,
  removeMemberAsset,
  updateMemberAsset,
} from '@yoodee/api-contract/member-assets';
import type { Db } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { identifyRequest, once } from '../../idempotency/idempotency.ts';
import { createSanitiser } from '../sanitising/sanitiser.ts';
import { changeAsset, createDraft, publishAsset, removeAsset } from './asset-changes.ts';
import { storedFields } from './asset-input.ts';
import { createMemberAssetQueries } from './member-assets.queries.ts';
import { findOwnAsset } from './own-asset.ts';

/** A member's own assets: draft, save, publish, delete. */
export const memberAssetRoutes = (app: FastifyInstance, { db }: { db: Db }) => {
  const queries = createMemberAssetQueries(db);
  const sanitiser = createSanitiser();
  app.addHook('onListen', async () => sanitiser.prepare());
  app.addHook('onClose', () => sanitiser.close());

  route(app, createMemberAsset, async ({ body, caller: { memberId }, request }) => {
    const fields = await storedFields(body, sanitiser);
    return once(db, identifyRequest(request, memberId, body), (tx) => createDraft(tx, memberId, fields));
  });

  route(app, getMemberAssets, ({ query, caller: { memberId } }) => queries.list(memberId, query.status));

  route(app, getMemberAsset, ({ params: { id }, caller: { memberId } }) => queries.find({ id, memberId }));

  route(app, updateMemberAsset, async ({ params: { id }, body: { version, ...patch }, caller: { memberId } }) => {
    await findOwnAsset(db, { id, memberId });
    const changes = await storedFields(patch, sanitiser);
    return db.transaction((tx) => changeAsset(tx, { id, memberId }, { version, changes }));
  });

  route(app, publishMemberAsset, ({ params: { id }, body, caller: { memberId }, request }) =>
    once(db, identifyRequest(request, memberId, body), (tx) => publishAsset(tx, { id, memberId }, body.version)),
  );

  route(app, removeMemberAsset, async ({ params: { id }, caller: { memberId } }) => {
    await db.transaction((tx) => removeAsset(tx, { id, memberId }));
    return null;
  });
};
