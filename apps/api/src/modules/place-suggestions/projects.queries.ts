import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { assets, assetSearch } from '../../db/schema.ts';

/** Enough listings to describe a project. */
const mostRead = 1_000;

/** Queries of projects with published assets. */
export const createProjectQueries = (db: Db) => ({
  /** The newest listings of the projects with these Thai names; `lat` and `lng` are the shown point. */
  listingsOf: (names: readonly string[]) =>
    db
      .select({
        name_th: assets.project_name_th,
        name_en: assets.project_name_en,
        subdistrict_code: assets.subdistrict_code,
        facilities: assets.facilities,
        lat: assetSearch.lat,
        lng: assetSearch.lng,
      })
      .from(assets)
      .innerJoin(assetSearch, eq(assetSearch.asset_id, assets.id))
      .where(and(eq(assets.status, 'published'), inArray(assets.project_name_th, [...names])))
      .orderBy(desc(assets.published_at))
      .limit(mostRead),
});

export type ProjectListing = Awaited<ReturnType<ReturnType<typeof createProjectQueries>['listingsOf']>>[number];
