import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { staleAfterDays } from '@yoodee/asset-rules';
import { bumpContentVersion } from '../../db/content-version.ts';
import type { Db } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { assetImages, assets, assetSearch } from '../../db/schema.ts';
import { linkProjects } from '../project-matching/link-projects.ts';
import { projectCodes, projectText, readProjectTrees } from '../project-matching/project-trees.ts';
import { searchRowOf } from './search-row-of.ts';
import { shownPoint } from './shown-point.ts';

export const isStale = sql<boolean>`coalesce(${assets.confirmed_at} <= now() - make_interval(days => ${sql.raw(String(staleAfterDays))}), false)`;

/** The project filter's values of each asset, in their order. */
const readProjects = async (tx: Db, listed: readonly (typeof assets.$inferSelect)[]): Promise<(string | null)[]> => {
  const links = await linkProjects(
    tx,
    listed.map((asset) => ({ ...asset, shown: shownPoint(asset) })),
  );
  const trees = await readProjectTrees(tx, [...links.values()]);
  return listed.map(({ id, project_name_th, project_name_en }) =>
    projectText(projectCodes(trees.get(links.get(id) ?? 0) ?? null, [project_name_th, project_name_en])),
  );
};

/**
 * Updates the search rows of these assets. Every change of an asset calls it last in its transaction: publishing,
 * editing, photographs, closing. Increments the content version even when nothing is listed, because the asset's page
 * may have changed.
 */
export const indexAssets = async (tx: Db, assetIds: readonly number[]): Promise<void> => {
  // Assets are locked before the version, so that two changes wait for each other here and cannot deadlock.
  const found = await tx
    .select({ ...getTableColumns(assets), isStale })
    .from(assets)
    .where(inArray(assets.id, [...assetIds]))
    .orderBy(asc(assets.id))
    .for('update');
  const listed = found.filter(({ status }) => status === 'published');
  const projects = await readProjects(tx, listed);
  const changed = await bumpContentVersion(tx);
  const listedIds = listed.map(({ id }) => id);
  const unlistedIds = assetIds.filter((id) => !listedIds.includes(id));
  if (unlistedIds.length > 0) await tx.delete(assetSearch).where(inArray(assetSearch.asset_id, unlistedIds));
  if (listed.length === 0) return;
  const floorPlans = await tx
    .selectDistinct({ assetId: assetImages.asset_id })
    .from(assetImages)
    .where(and(inArray(assetImages.asset_id, listedIds), eq(assetImages.kind, 'floor_plan')));
  const withFloorPlan = new Set(floorPlans.map(({ assetId }) => assetId));
  const rows = listed.map((asset, at) => ({
    asset_id: asset.id,
    changed,
    ...searchRowOf(asset, {
      hasFloorPlan: withFloorPlan.has(asset.id),
      isStale: asset.isStale,
      project: projects[at]!,
    }),
  }));
  await insertRows(tx, assetSearch, rows, { replace: { key: 'asset_id' } });
};

/** {@link indexAssets} for one. */
export const indexAsset = (tx: Db, assetId: number): Promise<void> => indexAssets(tx, [assetId]);
