import { shownStatuses } from '@yoodee/asset-rules';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { bumpContentVersion } from '../db/content-version.ts';
import { assets, members, sessions } from '../db/schema.ts';
import { eraseMember } from '../modules/account-data/erase-member.ts';
import { hiddenAssetsOf, hideAsset, restoreAsset } from '../modules/reports/hidden-assets.ts';
import { operation, OperationError, RowId } from './operation.ts';

const lockMember = async (tx: Db, id: number) => {
  const [member] = await tx
    .select({ id: members.id, status: members.user_status })
    .from(members)
    .where(eq(members.id, id))
    .for('update');
  if (!member) throw new OperationError(`There is no member ${id}.`);
  return member;
};

const setStatus = (tx: Db, id: number, userStatus: 'active' | 'suspended') =>
  tx
    .update(members)
    .set({ user_status: userStatus, updated_at: sql`now()` })
    .where(eq(members.id, id));

/** A member's visible assets, all locked before the first change. */
const shownAssets = (tx: Db, ownerId: number) =>
  tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.owner_id, ownerId), inArray(assets.status, [...shownStatuses])))
    .orderBy(asc(assets.id))
    .for('update');

export const memberOperations = [
  operation({
    name: 'member suspend',
    summary: 'Sign a member out everywhere, keep them out, and hide what they list.',
    input: { member: RowId },
    kind: 'change',
    async run(tx, { member: id }, be) {
      const { status } = await lockMember(tx, id);
      if (status === 'suspended') throw new OperationError(`Member ${id} is suspended already.`);
      const ended = await tx
        .update(sessions)
        .set({ ended_at: sql`now()` })
        .where(and(eq(sessions.member_id, id), isNull(sessions.ended_at)))
        .returning({ id: sessions.id });
      const shown = await shownAssets(tx, id);
      for (const asset of shown) await hideAsset(tx, asset.id, 'suspension');
      await setStatus(tx, id, 'suspended');
      // The member's page changes even if they have no assets.
      await bumpContentVersion(tx);
      return [`Member ${id} ${be('is')} suspended: ${ended.length} sessions ended, ${shown.length} assets hidden.`];
    },
  }),
  operation({
    name: 'member restore',
    summary: 'Let a suspended member in again and show what was hidden with them.',
    input: { member: RowId },
    kind: 'change',
    async run(tx, { member: id }, be) {
      const { status } = await lockMember(tx, id);
      if (status === 'active') throw new OperationError(`Member ${id} is not suspended.`);
      await setStatus(tx, id, 'active');
      const hidden = await hiddenAssetsOf(tx, id, 'suspension');
      for (const assetId of hidden) await restoreAsset(tx, assetId);
      await bumpContentVersion(tx);
      return [`Member ${id} ${be('is')} active: ${hidden.length} assets are what they were.`];
    },
  }),
  operation({
    name: 'member erase',
    summary: 'Erase a member and all that is theirs, at once and for good.',
    input: { member: RowId },
    kind: 'work',
    async run({ db, store }, { member: id }, isDryRun) {
      if (isDryRun) {
        await lockMember(db, id);
        const count = await db.$count(assets, eq(assets.owner_id, id));
        return [`Member ${id} is there, with ${count} assets.`];
      }
      if (!(await eraseMember({ db, store }, id))) throw new OperationError(`There is no member ${id}.`);
      return [`Member ${id} is erased.`];
    },
  }),
];
