import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import type { Db } from '../../../db/database.ts';
import {
  assets,
  projectChanges,
  projectFees,
  projectForeignQuotas,
  projectPosts,
  projects,
  type ImportedBefore,
} from '../../../db/schema.ts';
import { feeTable, quotaTable, restoreDated } from './dated-rows.ts';
import { isSame } from './import-project.ts';

interface ImportedChange {
  id: number;
  project: number;
  imported: ImportedBefore;
}

/** What keeps an imported project in use; null when nothing refers to it. */
const whatUses = async (tx: Db, { id, project }: Pick<ImportedChange, 'id' | 'project'>): Promise<string | null> => {
  if ((await tx.$count(assets, eq(assets.project_id, project))) > 0) return 'assets are in it';
  if ((await tx.$count(projectPosts, eq(projectPosts.project_id, project))) > 0) return 'it has questions';
  const isMerged = or(
    eq(projects.merged_into, project),
    and(eq(projects.id, project), sql`${projects.merged_into} is not null`),
  );
  if ((await tx.$count(projects, isMerged)) > 0) return 'it is part of a merge';
  const laterChange = and(
    or(eq(projectChanges.project_id, project), eq(projectChanges.other_id, project)),
    isNull(projectChanges.undone_at),
    ne(projectChanges.id, id),
  );
  return (await tx.$count(projectChanges, laterChange)) > 0 ? 'it was changed since' : null;
};

/**
 * Undoes an imported row. Columns that were changed since keep their value. A project that the import created is
 * deleted, unless it is in use: then nothing changes, and the reason is returned.
 */
export const undoImported = async (tx: Db, change: ImportedChange): Promise<string | null> => {
  const { project, imported } = change;
  if (imported.is_made) {
    const use = await whatUses(tx, change);
    if (use !== null) return use;
    await tx.delete(projectFees).where(eq(projectFees.project_id, project));
    await tx.delete(projectForeignQuotas).where(eq(projectForeignQuotas.project_id, project));
    await tx.delete(projectChanges).where(eq(projectChanges.project_id, project));
    await tx.delete(projects).where(eq(projects.id, project));
    return null;
  }
  const [row] = await tx.select().from(projects).where(eq(projects.id, project)).for('update');
  const restored = Object.fromEntries(
    Object.entries(imported.columns)
      .filter(([name, { to }]) => isSame(row![name as keyof typeof row], to))
      .map(([name, { from }]) => [name, from]),
  );
  const next = { ...row!, ...restored };
  const aliases = row!.aliases.filter((name) => !imported.aliases.includes(name));
  await tx
    .update(projects)
    .set({
      ...restored,
      aliases,
      name_keys: projectKeys([next.name_th, next.name_en, ...aliases]),
      updated_at: sql`now()`,
    })
    .where(eq(projects.id, project));
  await restoreDated(tx, { table: feeTable, project, rows: imported.fees });
  await restoreDated(tx, { table: quotaTable, project, rows: imported.quotas });
  return null;
};

/** The changes of an import that are not undone, the last first. */
export const changesOfImport = async (db: Db, run: string, before = Number.MAX_SAFE_INTEGER): Promise<number[]> => {
  const rows = await db
    .select({ id: projectChanges.id })
    .from(projectChanges)
    .where(
      and(
        eq(projectChanges.kind, 'import'),
        isNull(projectChanges.undone_at),
        lt(projectChanges.id, before),
        sql`${projectChanges.before} -> 'imported' ->> 'run' = ${run}`,
      ),
    )
    .orderBy(desc(projectChanges.id))
    .limit(500);
  return rows.map(({ id }) => id);
};
