import { eq } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import { findSubdistrict } from '@yoodee/server-thai-geo';
import type { Db } from '../../../db/database.ts';
import { projects } from '../../../db/schema.ts';
import { livingProject } from '../../project-matching/chosen-project.ts';
import { findCandidates } from '../../project-matching/link-projects.ts';
import { matchProject, type ProjectDoubt } from '../../project-matching/match-project.ts';
import { ImportProblem } from './import-problem.ts';
import type { ImportedProject } from './import-row.ts';

const doubtWords: Record<ProjectDoubt, string> = {
  same_name_farther: 'a project of this name is 500 m to 3 km away',
  near_name: 'a project with nearly this name is within 500 m',
  several: 'several projects have this name within 500 m',
};

const byExternalId = async (tx: Db, external: string): Promise<number | null> => {
  const [row] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.external_id, external));
  return row ? livingProject(tx, row.id) : null;
};

const byName = async (tx: Db, { name_th, name_en, lat, lng, subdistrict_code }: ImportedProject) => {
  const keys = projectKeys([name_th ?? null, name_en ?? null]);
  const point = lat === undefined || lng === undefined ? null : { lat, lng };
  const district = subdistrict_code === undefined ? null : findSubdistrict(subdistrict_code)!.district_code;
  const place = { point, subdistrict_code: subdistrict_code ?? null, district_code: district };
  const candidates = await findCandidates(tx, keys, point);
  const match = matchProject({ ...place, keys }, candidates);
  if (match.is === 'doubtful')
    throw new ImportProblem('project', `is needed: ${doubtWords[match.why]}. Give the id of the project, or “new”`);
  return match.is === 'one' ? livingProject(tx, match.id) : null;
};

/**
 * The living project that a row means: the given id, else the one with its external id, else the one with its name
 * within 500 m; null for one that is to be made. Throws `ImportProblem` for an unknown id and a doubtful name.
 */
export const findMeant = async (tx: Db, row: ImportedProject): Promise<number | null> => {
  const external = row.external_id === undefined ? null : await byExternalId(tx, row.external_id);
  if (typeof row.project !== 'number') return external ?? (row.project === 'new' ? null : byName(tx, row));
  const given = await livingProject(tx, row.project);
  if (given === null) throw new ImportProblem('project', 'is not the id of a project');
  if (external !== null && external !== given) throw new ImportProblem('external_id', `belongs to project ${external}`);
  return given;
};
