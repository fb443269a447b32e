import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { assets, assetSearch, projectFees, projects } from '../../db/schema.ts';
import { readProjectTrees } from '../project-matching/project-trees.ts';

/** Enough listings to describe a project. */
const mostRead = 1_000;

const listingColumns = {
  project_id: assets.project_id,
  name_th: assets.project_name_th,
  name_en: assets.project_name_en,
  subdistrict_code: assets.subdistrict_code,
  facilities: assets.facilities,
  lat: assetSearch.lat,
  lng: assetSearch.lng,
};

export type ProjectRow = typeof projects.$inferSelect;

/** A project's row with its published assets and its fee. */
export interface KnownProject {
  row: ProjectRow;
  listings: readonly ProjectListing[];
  fee: { baht_per_sqm: number; from: string } | null;
}

/** Queries of projects and their published assets; `lat` and `lng` of these are the shown point. */
export const createProjectQueries = (db: Db) => {
  const listings = (condition: ReturnType<typeof and>) =>
    db
      .select(listingColumns)
      .from(assets)
      .innerJoin(assetSearch, eq(assetSearch.asset_id, assets.id))
      .where(and(eq(assets.status, 'published'), condition))
      .orderBy(desc(assets.published_at))
      .limit(mostRead);

  const feesOf = (ids: readonly number[]) =>
    db
      .select({ id: projectFees.project_id, baht_per_sqm: projectFees.baht_per_sqm, from: projectFees.from_day })
      .from(projectFees)
      .where(inArray(projectFees.project_id, [...ids]))
      .orderBy(desc(projectFees.from_day), desc(projectFees.id));

  return {
    /** The newest listings with these Thai names that are not matched with a project yet. */
    unmatchedOf: (names: readonly string[]) =>
      listings(and(isNull(assets.project_id), inArray(assets.project_name_th, [...names]))),

    /** Ids of living projects with exactly this name in any spelling, with or without listings. */
    async named(name: string, most: number): Promise<number[]> {
      const keys = sql`array(select json_array_elements_text(${JSON.stringify(projectKeys([name]))}::json))`;
      const rows = await db
        .select({ id: projects.id })
        .from(projects)
        .where(and(sql`${projects.name_keys} && ${keys}`, isNull(projects.merged_into)))
        .orderBy(projects.id)
        .limit(most);
      return rows.map(({ id }) => id);
    },

    /** Living projects by id. */
    async known(ids: readonly number[]): Promise<ReadonlyMap<number, KnownProject>> {
      if (ids.length === 0) return new Map();
      const trees = await readProjectTrees(db, ids);
      const nodes = [...trees.keys()];
      const [rows, found, fees] = await Promise.all([
        db
          .select()
          .from(projects)
          .where(inArray(projects.id, [...ids])),
        listings(inArray(assets.project_id, nodes)),
        feesOf(nodes),
      ]);
      const isOf = (id: number, node: number | null) => node !== null && trees.get(node)?.root.id === id;
      return new Map(
        rows.map((row) => {
          const fee = fees.find(({ id }) => isOf(row.id, id));
          return [
            row.id,
            {
              row,
              listings: found.filter(({ project_id }) => isOf(row.id, project_id)),
              fee: fee ? { baht_per_sqm: fee.baht_per_sqm, from: fee.from } : null,
            },
          ];
        }),
      );
    },
  };
};

export type ProjectListing = Awaited<ReturnType<ReturnType<typeof createProjectQueries>['unmatchedOf']>>[number];
