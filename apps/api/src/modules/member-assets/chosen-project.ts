import type { PartialAsset } from '@yoodee/asset-rules/fields';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { livingProject } from '../project-matching/chosen-project.ts';

/** The id of a merged project becomes that of the living one. Throws `invalid_request` for one that does not exist. */
export const withProjectChecked = async (tx: Db, changes: PartialAsset): Promise<PartialAsset> => {
  if (changes.project_id == null) return changes;
  const project_id = await livingProject(tx, changes.project_id);
  if (project_id === null) throw new ApiError('invalid_request', { errors: { project_id: 'unknown_value' } });
  return { ...changes, project_id };
};
