import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { memberAssetsPageSize, type PublicMember } from '@yoodee/api-contract';
import type { Db } from '../../db/database.ts';
import { assets, members } from '../../db/schema.ts';
import { ApiError } from '../../http/problem.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { toPoster } from '../assets/poster.ts';

/** Members as visitors may see them. */
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
    /** Throws `gone` for a member who is suspended or leaving, `not_found` for none and for a page beyond the last. */
    async read(id: number, page: number): Promise<PublicMember> {
      const [member] = await db.select().from(members).where(eq(members.id, id));
      if (!member) throw new ApiError('not_found');
      if (member.userStatus !== 'active' || member.deletionRequestedAt) throw new ApiError('gone');
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
        ...toPoster(member, active),
        bio_th: member.bioTh,
        bio_en: member.bioEn,
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
