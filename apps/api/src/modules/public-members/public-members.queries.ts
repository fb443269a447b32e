import { and, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { memberAssetsPageSize, type PublicMember } from '@yoodee/api-contract/members';
import type { Db } from '../../db/database.ts';
import { assets, members, sellerFacts } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { toSeller } from '../assets/seller.ts';
import { isPublicMember, shownChannels } from '../members/public-member.ts';

/** Public profiles of members. */
export const createPublicMemberQueries = (db: Db) => {
  const summaries = createAssetQueries(db);

  const countAssets = async (ownerId: number) => {
    const rows = await db
      .select({ status: assets.status, count: count() })
      .from(assets)
      .where(and(eq(assets.owner_id, ownerId), inArray(assets.status, ['published', 'sold', 'rented'])))
      .groupBy(assets.status);
    const byStatus = Object.fromEntries(rows.map((row) => [row.status, row.count]));
    return { active: byStatus.published ?? 0, closed: (byStatus.sold ?? 0) + (byStatus.rented ?? 0) };
  };

  return {
    /** Throws `not_found` for a member who is not public, exactly as for an unknown one, and for a page beyond the last. */
    async read(id: number, page: number): Promise<PublicMember> {
      const [member] = await db
        .select({ ...getTableColumns(members), channels: shownChannels(db), facts: getTableColumns(sellerFacts) })
        .from(members)
        .leftJoin(sellerFacts, eq(sellerFacts.member_id, members.id))
        .where(and(eq(members.id, id), isPublicMember(db)));
      if (!member) throw new ApiError('not_found');
      const { active, closed } = await countAssets(id);
      const listed = await db
        .select({ id: assets.id })
        .from(assets)
        .where(and(eq(assets.owner_id, id), eq(assets.status, 'published')))
        .orderBy(desc(assets.published_at), desc(assets.id))
        .limit(memberAssetsPageSize)
        .offset((page - 1) * memberAssetsPageSize);
      if (page > 1 && listed.length === 0) throw new ApiError('not_found');
      return {
        ...toSeller(member, { channels: member.channels, activeAssets: active, facts: member.facts ?? undefined }),
        bio_th: member.bio_th,
        bio_en: member.bio_en,
        closed_assets: closed,
        assets: {
          items: await summaries.findSummaries(listed.map((one) => one.id)),
          total: active,
          page,
          page_size: memberAssetsPageSize,
        },
      };
    },
  };
};
