import { eq, sql } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import { boxAround, type Point } from '@yoodee/server-thai-geo';
import type { Db } from '../../db/database.ts';
import { assets, projects } from '../../db/schema.ts';
import { matchProject, sameWithin, type ProjectCandidate, type ProjectMatch } from './match-project.ts';
import { keepStructure, makeProjects } from './project-locks.ts';
import { readProjectTrees, type ProjectNode } from './project-trees.ts';

/** The columns that an asset is matched by. */
export type LinkedAsset = Pick<
  typeof assets.$inferSelect,
  | 'id'
  | 'project_name_th'
  | 'project_name_en'
  | 'project_id'
  | 'project_doubt'
  | 'property_type'
  | 'province_code'
  | 'district_code'
  | 'subdistrict_code'
  | 'lat'
  | 'lng'
> & {
  /** The point that visitors see; a project that the asset makes gets no other. */
  shown: Point | null;
};

export const pointOf = ({ lat, lng }: { lat: number | null; lng: number | null }): Point | null =>
  lat === null || lng === null ? null : { lat, lng };

/** More candidates than an operator could choose from. */
const mostCandidates = 200;

/** Projects with one of the keys anywhere, and all within 500 m of the point. */
export const findCandidates = async (
  tx: Db,
  keys: readonly string[],
  point: Point | null,
): Promise<ProjectCandidate[]> => {
  const hasName = sql`${projects.name_keys} && array(select json_array_elements_text(${JSON.stringify(keys)}::json))`;
  const [west, south, east, north] = point ? boxAround(point, sameWithin) : [];
  const isAround = point
    ? sql`(${projects.lat} between ${south} and ${north} and ${projects.lng} between ${west} and ${east})`
    : sql`false`;
  const found = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(sql`${hasName} or ${isAround}`)
    .orderBy(sql`${hasName} desc`, projects.id)
    .limit(mostCandidates);
  const trees = await readProjectTrees(
    tx,
    found.map(({ id }) => id),
  );
  return found.map(({ id }) => {
    const { root, nodes } = trees.get(id)!;
    const node: ProjectNode = nodes.find((each) => each.id === id)!;
    return { ...node, id, rootId: root.id, keys: node.name_keys, point: pointOf(node) };
  });
};

const match = async (tx: Db, asset: LinkedAsset, keys: readonly string[]): Promise<ProjectMatch> => {
  const point = pointOf(asset);
  return matchProject({ ...asset, keys, point }, await findCandidates(tx, keys, point));
};

/** Creates the project that an entry names; `keys` are those of its names. Returns its id. */
export const makeProject = async (tx: Db, asset: LinkedAsset, keys: readonly string[]): Promise<number> => {
  const { project_name_th, project_name_en, property_type, province_code, district_code, subdistrict_code } = asset;
  const [made] = await tx
    .insert(projects)
    .values({
      name_th: (project_name_th ?? project_name_en)!,
      name_en: project_name_en,
      name_keys: [...keys],
      ...{ property_type, province_code, district_code, subdistrict_code },
      lat: asset.shown?.lat ?? null,
      lng: asset.shown?.lng ?? null,
    })
    .returning({ id: projects.id });
  return made!.id;
};

type Link = Pick<LinkedAsset, 'project_id' | 'project_doubt'>;

const linkOf = async (tx: Db, asset: LinkedAsset, keys: readonly string[]): Promise<Link> => {
  let matched = await match(tx, asset, keys);
  if (matched.is === 'none') {
    await makeProjects(tx);
    // Another seller may have made it meanwhile.
    matched = await match(tx, asset, keys);
  }
  if (matched.is === 'doubtful') return { project_id: null, project_doubt: matched.why };
  return { project_id: matched.is === 'one' ? matched.id : await makeProject(tx, asset, keys), project_doubt: null };
};

/** Whether the asset still has a name of its project; then it stays there, whatever else is near. */
const isKept = async (tx: Db, asset: LinkedAsset, keys: readonly string[]): Promise<boolean> => {
  if (asset.project_id === null) return false;
  const tree = (await readProjectTrees(tx, [asset.project_id])).get(asset.project_id);
  return tree?.nodes.some(({ name_keys }) => name_keys.some((key) => keys.includes(key))) ?? false;
};

/**
 * Matches listed assets with projects by their names and place, makes projects that do not exist yet, and marks doubtful
 * ones for an operator. The caller has locked the rows. Returns the project of each asset, if it has one; the assets are
 * changed where it is another.
 */
export const linkProjects = async (tx: Db, listed: readonly LinkedAsset[]): Promise<ReadonlyMap<number, number>> => {
  const links = new Map<number, number>();
  const named = listed.map((asset) => ({ asset, keys: projectKeys([asset.project_name_th, asset.project_name_en]) }));
  if (named.some(({ keys }) => keys.length > 0)) await keepStructure(tx);
  for (const { asset, keys } of named) {
    const { project_id, project_doubt }: Link =
      keys.length === 0
        ? { project_id: null, project_doubt: null }
        : (await isKept(tx, asset, keys))
          ? { project_id: asset.project_id, project_doubt: null }
          : await linkOf(tx, asset, keys);
    if (project_id !== null) links.set(asset.id, project_id);
    if (project_id !== asset.project_id || project_doubt !== asset.project_doubt)
      await tx.update(assets).set({ project_id, project_doubt }).where(eq(assets.id, asset.id));
  }
  return links;
};
