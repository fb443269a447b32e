import { and, asc, count, desc, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, lte, max, sql } from 'drizzle-orm';
import { projectIndexedFrom } from '@yoodee/api-contract/projects';
import { sitemapIdsPerPart } from '@yoodee/api-contract/sitemap';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { assetImages, assets, assetSearch, members, newsArticles, projects, services } from '../../db/schema.ts';

const rowsAtATime = 500;
/** Images per page; search engines find more on the page itself. */
const imagesNamed = 3;

const partOf = (id: AnyPgColumn) => sql<number>`((${id} - 1) / ${sql.raw(String(sitemapIdsPerPart))})::int + 2`;

/** Ids of a part, after `after`. */
const inPart = (id: AnyPgColumn, part: number, after: number) =>
  and(gt(id, Math.max(after, (part - 2) * sitemapIdsPerPart)), lte(id, (part - 1) * sitemapIdsPerPart));

/** The sitemap's rows: every page responds with 200 and may be indexed. */
export const createSitemapQueries = (db: Db) => {
  const hasAssets = exists(
    db
      .select({ one: sql`1` })
      .from(assets)
      .where(and(eq(assets.owner_id, members.id), eq(assets.status, 'published'))),
  );
  const isShown = and(eq(members.user_status, 'active'), hasAssets);

  // Listings of projects that were merged into it do not count here, so that no tree has to be read.
  const listings = db
    .select({ project_id: assets.project_id })
    .from(assets)
    .where(and(isNotNull(assets.project_id), eq(assets.status, 'published')))
    .groupBy(assets.project_id)
    .having(gte(count(), projectIndexedFrom));
  const isIndexed = and(isNull(projects.merged_into), inArray(projects.id, listings));

  return {
    /** Parts with assets, members or projects, ascending, with the newest change of the assets. */
    async parts(): Promise<{ part: number; updated_at: string | null }[]> {
      const assetPart = partOf(assetSearch.asset_id);
      const memberPart = partOf(members.id);
      const ofAssets = await db
        .select({ part: assetPart, at: max(assets.updated_at) })
        .from(assetSearch)
        .innerJoin(assets, eq(assets.id, assetSearch.asset_id))
        .groupBy(assetPart);
      const ofMembers = await db.selectDistinct({ part: memberPart }).from(members).where(isShown);
      const ofProjects = await db
        .selectDistinct({ part: partOf(projects.id) })
        .from(projects)
        .where(isIndexed);
      const dates = new Map<number, Date | null>([...ofMembers, ...ofProjects].map(({ part }) => [part, null]));
      for (const { part, at } of ofAssets) dates.set(part, at);
      return [...dates]
        .map(([part, at]) => ({ part, updated_at: at?.toISOString() ?? null }))
        .sort((a, b) => a.part - b.part);
    },

    async assets(part: number, after: number) {
      const rows = await db
        .select({ id: assets.id, updated_at: assets.updated_at })
        .from(assetSearch)
        .innerJoin(assets, eq(assets.id, assetSearch.asset_id))
        .where(inPart(assetSearch.asset_id, part, after))
        .orderBy(asc(assetSearch.asset_id))
        .limit(rowsAtATime);
      const images = await db
        .select({ asset_id: assetImages.asset_id, key: assetImages.key })
        .from(assetImages)
        .where(
          and(
            inArray(
              assetImages.asset_id,
              rows.map(({ id }) => id),
            ),
            eq(assetImages.kind, 'photo'),
            lt(assetImages.sort, imagesNamed),
          ),
        )
        .orderBy(asc(assetImages.asset_id), asc(assetImages.sort), asc(assetImages.id));
      const keysOf = new Map<number, string[]>(rows.map(({ id }) => [id, []]));
      for (const { asset_id, key } of images) keysOf.get(asset_id)!.push(key);
      return rows.map(({ id, updated_at }) => ({
        id,
        updated_at: updated_at.toISOString(),
        images: keysOf.get(id)!,
      }));
    },

    members: (part: number, after: number): Promise<{ id: number }[]> =>
      db
        .select({ id: members.id })
        .from(members)
        .where(and(inPart(members.id, part, after), isShown))
        .orderBy(asc(members.id))
        .limit(rowsAtATime),

    projects: (part: number, after: number): Promise<{ id: number }[]> =>
      db
        .select({ id: projects.id })
        .from(projects)
        .where(and(inPart(projects.id, part, after), isIndexed))
        .orderBy(asc(projects.id))
        .limit(rowsAtATime),

    async news() {
      const rows = await db
        .select({ id: newsArticles.id, updated_at: newsArticles.updated_at })
        .from(newsArticles)
        .where(eq(newsArticles.status, 'published'))
        .orderBy(desc(newsArticles.published_at), desc(newsArticles.id));
      return rows.map(({ id, updated_at }) => ({ id, updated_at: updated_at.toISOString() }));
    },

    services: (): Promise<{ slug: string }[]> =>
      db
        .select({ slug: services.slug })
        .from(services)
        .where(isNotNull(services.content_hash))
        .orderBy(asc(services.sort)),
  };
};

/** The cursor after these rows: the smaller last id of the truncated lists; null when all lists are complete. */
export const nextAfter = (...lists: readonly (readonly { id: number }[])[]): number | null => {
  const cut = lists.filter((rows) => rows.length === rowsAtATime).map((rows) => rows.at(-1)!.id);
  return cut.length === 0 ? null : Math.min(...cut);
};
