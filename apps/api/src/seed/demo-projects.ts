import { inArray } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import type { Db } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { projectFees, projectForeignQuotas, projects } from '../db/schema.ts';
import type { DemoProject } from './demo.ts';

const source = 'ข้อมูลตัวอย่าง';

/** Developments in two places may share a name. */
export const demoProjectKey = ({ name_th, lat, lng }: Pick<DemoProject, 'name_th' | 'lat' | 'lng'>): string =>
  [name_th, lat, lng].join(' ');

const findKnown = async (tx: Db, names: readonly string[]): Promise<Map<string, number>> => {
  const { id, name_th, lat, lng } = projects;
  const rows = await tx
    .select({ id, name_th, lat, lng })
    .from(projects)
    .where(inArray(name_th, [...names]));
  return new Map(rows.map((row) => [demoProjectKey(row), row.id]));
};

/** Writes the developments that are not written yet, with all their facts. Returns the ids of all by their keys. */
export const writeDemoProjects = async (
  tx: Db,
  wanted: readonly DemoProject[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = await findKnown(
    tx,
    wanted.map(({ name_th }) => name_th),
  );
  const missing = [...new Map(wanted.map((project) => [demoProjectKey(project), project]))].filter(
    ([key]) => !ids.has(key),
  );
  if (missing.length === 0) return ids;
  const made = await tx
    .insert(projects)
    .values(
      missing.map(([, { fees: _fees, foreign_quota: _quota, ...facts }]) => ({
        ...facts,
        name_keys: projectKeys([facts.name_th, facts.name_en]),
      })),
    )
    .returning({ id: projects.id });
  const facts = missing.map(([key, project], at) => ({ key, project, project_id: made[at]!.id }));
  for (const { key, project_id } of facts) ids.set(key, project_id);
  const fees = facts.flatMap(({ project, project_id }) => project.fees.map((fee) => ({ ...fee, project_id, source })));
  const quotas = facts.flatMap(({ project: { foreign_quota }, project_id }) =>
    foreign_quota ? [{ ...foreign_quota, project_id, source }] : [],
  );
  await insertRows(tx, projectFees, fees);
  await insertRows(tx, projectForeignQuotas, quotas);
  return ids;
};
