import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { projects } from '../../db/schema.ts';

/** A row of `projects` that matching needs, with the living project that it belongs to. */
export interface ProjectNode {
  [column: string]: unknown;
  id: number;
  root_id: number;
  name_th: string;
  name_en: string | null;
  aliases: string[];
  name_keys: string[];
  lat: number | null;
  lng: number | null;
  district_code: string | null;
  subdistrict_code: string | null;
}

/** A living project, and all that were merged into it. */
export interface ProjectTree {
  root: ProjectNode;
  nodes: readonly ProjectNode[];
}

/** Chains of merges end after so many, even if a row were its own ancestor. */
const deepest = 50;

const idList = (ids: readonly number[]) => sql`${JSON.stringify(ids)}::json`;

/** The whole trees of these projects, by the id of each of their nodes. Unknown ids are absent. */
export const readProjectTrees = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ProjectTree>> => {
  const trees = new Map<number, ProjectTree>();
  if (ids.length === 0) return trees;
  const { rows } = await db.execute<ProjectNode>(sql`
    with recursive up as (
      select id, merged_into, 1 as depth from ${projects}
      where id in (select value::bigint from json_array_elements_text(${idList([...new Set(ids)])}))
      union
      select p.id, p.merged_into, up.depth + 1 from ${projects} p join up on p.id = up.merged_into
      where up.depth < ${deepest}
    ), down as (
      select distinct id, id as root_id, 1 as depth from up where merged_into is null
      union all
      select p.id, down.root_id, down.depth + 1 from ${projects} p join down on p.merged_into = down.id
      where down.depth < ${deepest}
    )
    select p.id::float8 as id, down.root_id::float8 as root_id, p.name_th, p.name_en, p.aliases, p.name_keys,
      p.lat, p.lng, p.district_code, p.subdistrict_code
    from down join ${projects} p on p.id = down.id
    order by down.root_id, down.depth, p.id`);
  for (const node of rows) {
    const tree = trees.get(node.root_id);
    if (tree) (tree.nodes as ProjectNode[]).push(node);
    trees.set(node.id, tree ?? { root: node, nodes: [node] });
  }
  return trees;
};

/** A line break ends a code; digits alone are an id. */
const asCode = (name: string | null): string[] => {
  const code = name?.replace(/\s+/g, ' ').trim();
  return code && !/^\d+$/.test(code) ? [code] : [];
};

/**
 * The values of the search's project filter that find the assets of a project: the living id first, then names, aliases
 * and the ids of merged projects. `own` are the names that the asset's seller gave.
 */
export const projectCodes = (tree: ProjectTree | null, own: readonly (string | null)[]): string[] => {
  const { root, nodes } = tree ?? { root: null, nodes: [] };
  const ids = [...(root ? [root] : []), ...nodes].map(({ id }) => String(id));
  const names = nodes.flatMap(({ name_th, name_en, aliases }) => [name_th, name_en, ...aliases]);
  return [...new Set([...ids, ...[...names, ...own].flatMap(asCode)])];
};

/** As the search row stores them. */
export const projectText = (codes: readonly string[]): string | null => (codes.length > 0 ? codes.join('\n') : null);
