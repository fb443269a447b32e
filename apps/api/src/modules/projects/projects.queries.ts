import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { floorBands, projectsPerPage, type Project, type ProjectUnits } from '@yoodee/api-contract/projects';
import type { PriceDeal } from '@yoodee/api-contract/monthly-prices';
import type { ListingType } from '@yoodee/asset-rules/options';
import { comparableDeals } from '@yoodee/asset-rules';
import { projectKeys } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { assets, projectFees, projectForeignQuotas, projects } from '../../db/schema.ts';
import { readProjectTrees, type ProjectTree } from '../project-matching/project-trees.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Ids as an array that a statement may compare with. */
const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** The ids of all projects of a tree. */
export const idsOf = (tree: ProjectTree): SQL => idArray(tree.nodes.map(({ id }) => id));

/** Listings that count for a deal, and the price that they ask. */
const deals = {
  sale: { types: comparableDeals.sale, price: assets.price_sale },
  rent: { types: comparableDeals.rent, price: assets.price_rent_month },
} as const satisfies Record<PriceDeal, { types: readonly ListingType[]; price: unknown }>;

const isOffered = (deal: PriceDeal): SQL =>
  and(inArray(assets.listing_type, [...deals[deal].types]), isNotNull(deals[deal].price))!;

const isPublished = eq(assets.status, 'published');

/** The highest floors of the bands but the last. */
const [lowUpTo, middleUpTo] = [8, 20];
const [low, middle, high] = floorBands;
const floorBand = sql<ProjectUnits['floors']>`case
  when ${assets.floor_no} is null then null
  when ${assets.floor_no} <= ${sql.raw(String(lowUpTo))} then ${sql.raw(`'${low}'`)}
  when ${assets.floor_no} <= ${sql.raw(String(middleUpTo))} then ${sql.raw(`'${middle}'`)}
  else ${sql.raw(`'${high}'`)} end`;

interface ProjectsAsked {
  province?: string | undefined;
  district?: string | undefined;
  subdistrict?: string | undefined;
  name?: string | undefined;
  after?: number | undefined;
}

/** Reads of projects and of their published assets. */
export const createProjectReads = (db: Db) => {
  const hasName = (name: string): SQL => {
    const keys = projectKeys([name]);
    return sql`exists (
      select 1 from unnest(${projects.name_keys}) as key,
        json_array_elements_text(${JSON.stringify(keys)}::json) as typed
      where starts_with(key, typed))`;
  };

  /** The living projects of which a merged one has the name. */
  const formerlyNamed = async (name: string): Promise<number[]> => {
    const found = await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(isNotNull(projects.merged_into), hasName(name)));
    const trees = await readProjectTrees(
      db,
      found.map(({ id }) => id),
    );
    return [...trees.values()].map(({ root }) => root.id);
  };

  return {
    /** The living project that an id leads to, with all that were merged into it; null for an unknown id. */
    async findLiving(id: number): Promise<{ row: ProjectRow; tree: ProjectTree } | null> {
      const tree = (await readProjectTrees(db, [id])).get(id);
      if (!tree) return null;
      const [row] = await db.select().from(projects).where(eq(projects.id, tree.root.id));
      return row ? { row, tree } : null;
    },

    /** A page of living projects by id. */
    async list({ province, district, subdistrict, name, after = 0 }: ProjectsAsked): Promise<ProjectRow[]> {
      const formerly = name ? await formerlyNamed(name) : [];
      return db
        .select()
        .from(projects)
        .where(
          and(
            isNull(projects.merged_into),
            gt(projects.id, after),
            ...(province ? [eq(projects.province_code, province)] : []),
            ...(district ? [eq(projects.district_code, district)] : []),
            ...(subdistrict ? [eq(projects.subdistrict_code, subdistrict)] : []),
            ...(name ? [or(hasName(name), inArray(projects.id, formerly))] : []),
          ),
        )
        .orderBy(asc(projects.id))
        .limit(projectsPerPage + 1);
    },

    /** All living projects of a district. */
    inDistrict: (code: string): Promise<ProjectRow[]> =>
      db
        .select()
        .from(projects)
        .where(and(isNull(projects.merged_into), eq(projects.district_code, code))),

    /** Published assets of living projects, by their id. */
    async countOffers(ids: readonly number[]): Promise<ReadonlyMap<number, { for_sale: number; for_rent: number }>> {
      const trees = await readProjectTrees(db, ids);
      const nodes = [...trees.keys()];
      const rows = await db
        .select({
          id: sql<number>`${assets.project_id}`.mapWith(Number),
          for_sale: sql<number>`count(*) filter (where ${isOffered('sale')})`.mapWith(Number),
          for_rent: sql<number>`count(*) filter (where ${isOffered('rent')})`.mapWith(Number),
        })
        .from(assets)
        .where(and(isPublished, sql`${assets.project_id} = any(${idArray(nodes)})`))
        .groupBy(assets.project_id);
      const counts = new Map<number, { for_sale: number; for_rent: number }>();
      for (const { id, for_sale, for_rent } of rows) {
        const rootId = trees.get(id)!.root.id;
        const before = counts.get(rootId) ?? { for_sale: 0, for_rent: 0 };
        counts.set(rootId, { for_sale: before.for_sale + for_sale, for_rent: before.for_rent + for_rent });
      }
      return counts;
    },

    /** What is on offer by deal, bedrooms and floors; most rooms last. */
    async unitsOf(tree: ProjectTree): Promise<ProjectUnits[]> {
      const ofDeal = (deal: PriceDeal) =>
        db
          .select({
            deal: sql<PriceDeal>`${deal}::text`,
            bedrooms: assets.bedrooms,
            floors: floorBand.as('floors'),
            count: sql<number>`count(*)`.mapWith(Number),
            price_low: sql<number>`min(${deals[deal].price})`.mapWith(Number),
            price_high: sql<number>`max(${deals[deal].price})`.mapWith(Number),
          })
          .from(assets)
          .where(and(isPublished, isOffered(deal), sql`${assets.project_id} = any(${idsOf(tree)})`))
          .groupBy(assets.bedrooms, sql`floors`)
          .orderBy(asc(assets.bedrooms), sql`min(${assets.floor_no})`);
      return [...(await ofDeal('sale')), ...(await ofDeal('rent'))];
    },

    async newestAssets(tree: ProjectTree, most: number): Promise<number[]> {
      const rows = await db
        .select({ id: assets.id })
        .from(assets)
        .where(and(isPublished, sql`${assets.project_id} = any(${idsOf(tree)})`))
        .orderBy(desc(assets.published_at), desc(assets.id))
        .limit(most);
      return rows.map(({ id }) => id);
    },

    /** Fees and declared quotas of a project and of those merged into it, the newest first. */
    async factsOf(tree: ProjectTree): Promise<Pick<Project, 'fees' | 'foreign_quotas'>> {
      const fees = await db
        .select({ baht_per_sqm: projectFees.baht_per_sqm, from: projectFees.from_day, source: projectFees.source })
        .from(projectFees)
        .where(sql`${projectFees.project_id} = any(${idsOf(tree)})`)
        .orderBy(desc(projectFees.from_day), desc(projectFees.id));
      const { percent, declared_on, source } = projectForeignQuotas;
      const foreign_quotas = await db
        .select({ percent, declared_on, source })
        .from(projectForeignQuotas)
        .where(sql`${projectForeignQuotas.project_id} = any(${idsOf(tree)})`)
        .orderBy(desc(declared_on), desc(projectForeignQuotas.id));
      return { fees, foreign_quotas };
    },
  };
};
