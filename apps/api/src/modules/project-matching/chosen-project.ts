import { projectKeys } from '@yoodee/search-query';
import type { Db } from '../../db/database.ts';
import { pointOf } from './link-projects.ts';
import { isElsewhere, type MatchedPlace } from './match-project.ts';
import { keepStructure } from './project-locks.ts';
import { readProjectTrees } from './project-trees.ts';

/** The living project that an id leads to; null for an unknown one. */
export const livingProject = async (db: Db, id: number): Promise<number | null> =>
  (await readProjectTrees(db, [id])).get(id)?.root.id ?? null;

/** What decides whether a project that a seller chose is theirs. */
export interface ChosenProject extends Omit<MatchedPlace, 'point'> {
  project_id: number | null;
  project_name_th: string | null;
  project_name_en: string | null;
  lat: number | null;
  lng: number | null;
}

/**
 * The living project that a seller chose, when their listing has one of its names and is not elsewhere; otherwise null,
 * and the listing is matched by its name.
 */
export const fittingProject = async (tx: Db, chosen: ChosenProject): Promise<number | null> => {
  if (chosen.project_id === null) return null;
  await keepStructure(tx);
  const tree = (await readProjectTrees(tx, [chosen.project_id])).get(chosen.project_id);
  const keys = projectKeys([chosen.project_name_th, chosen.project_name_en]);
  if (!tree?.nodes.some(({ name_keys }) => name_keys.some((key) => keys.includes(key)))) return null;
  const place = { ...chosen, point: pointOf(chosen) };
  return tree.nodes.every((node) => isElsewhere(place, { ...node, point: pointOf(node) })) ? null : tree.root.id;
};
