import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { assets, hiddenAssets, members } from '../db/schema.ts';
import { acceptAppeal, refuseAppeal } from '../modules/reports/appeals.ts';
import { AssetId, operation } from './operation.ts';

export const appealOperations = [
  operation({
    name: 'appeal list',
    summary: 'Hidden assets that their owners want checked again, the oldest appeal first.',
    input: {},
    kind: 'look',
    async run(db, _input, { origin }) {
      const rows = await db
        .select({
          ...{ id: assets.id, code: assets.code, title: assets.title_th, text: hiddenAssets.appeal },
          ...{ because: hiddenAssets.because, at: hiddenAssets.appealed_at },
          ...{ ownerId: members.id, first: members.first_name, last: members.last_name },
        })
        .from(hiddenAssets)
        .innerJoin(assets, eq(assets.id, hiddenAssets.asset_id))
        .innerJoin(members, eq(members.id, assets.owner_id))
        .where(
          and(eq(assets.status, 'hidden'), isNotNull(hiddenAssets.appealed_at), isNull(hiddenAssets.appeal_refused_at)),
        )
        .orderBy(asc(hiddenAssets.appealed_at));
      if (rows.length === 0) return ['No open appeals.'];
      return rows.map(({ id, code, title, text, because, at, ownerId, first, last }) =>
        [
          `${code}  hidden by ${because}, appealed ${at!.toISOString()}`,
          title ?? 'no title',
          `member ${ownerId} ${first} ${last}`,
          `${origin}/assets/${id}`,
          (text ?? '').replaceAll('\n', ' '),
        ].join('  '),
      );
    },
  }),
  operation({
    name: 'appeal accept',
    summary: 'The owner is right: the asset is what it was before, its reports are dismissed.',
    input: { asset: AssetId },
    kind: 'change',
    run: async (tx, { asset }, be) => [`Asset ${asset} ${be('is')} ${await acceptAppeal(tx, asset)} again.`],
  }),
  operation({
    name: 'appeal refuse',
    summary: 'The asset stays hidden; its owner is told.',
    input: { asset: AssetId },
    kind: 'change',
    async run(tx, { asset }, be) {
      await refuseAppeal(tx, asset);
      return [`The appeal for asset ${asset} ${be('is')} refused.`];
    },
  }),
];
