import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { projectFees, projectForeignQuotas, type DatedRows } from '../../../db/schema.ts';
import type { DatedValue } from './import-row.ts';

/** Facts of a project that are valid from a day on. */
export interface DatedTable {
  /** Those of a day. */
  read(tx: Db, project: number, day: string): Promise<(DatedValue & { id: number })[]>;
  add(tx: Db, project: number, values: readonly DatedValue[]): Promise<number[]>;
  remove(tx: Db, ids: readonly number[]): Promise<void>;
}

export const feeTable: DatedTable = {
  read: (tx, project, day) =>
    tx
      .select({
        ...{ id: projectFees.id, value: projectFees.baht_per_sqm, day: projectFees.from_day },
        source: projectFees.source,
      })
      .from(projectFees)
      .where(and(eq(projectFees.project_id, project), eq(projectFees.from_day, day))),
  async add(tx, project, values) {
    const rows = values.map(({ value, day, source }) => ({ baht_per_sqm: value, from_day: day, source }));
    const added = await tx
      .insert(projectFees)
      .values(rows.map((row) => ({ ...row, project_id: project })))
      .returning({ id: projectFees.id });
    return added.map(({ id }) => id);
  },
  async remove(tx, ids) {
    await tx.delete(projectFees).where(inArray(projectFees.id, [...ids]));
  },
};

export const quotaTable: DatedTable = {
  read: (tx, project, day) =>
    tx
      .select({
        ...{ id: projectForeignQuotas.id, value: projectForeignQuotas.percent, day: projectForeignQuotas.declared_on },
        source: projectForeignQuotas.source,
      })
      .from(projectForeignQuotas)
      .where(and(eq(projectForeignQuotas.project_id, project), eq(projectForeignQuotas.declared_on, day))),
  async add(tx, project, values) {
    const rows = values.map(({ value, day, source }) => ({ percent: value, declared_on: day, source }));
    const added = await tx
      .insert(projectForeignQuotas)
      .values(rows.map((row) => ({ ...row, project_id: project })))
      .returning({ id: projectForeignQuotas.id });
    return added.map(({ id }) => id);
  },
  async remove(tx, ids) {
    await tx.delete(projectForeignQuotas).where(inArray(projectForeignQuotas.id, [...ids]));
  },
};

/** Writes a value for its day, in place of another one for that day. */
export const writeDated = async (
  tx: Db,
  { table, project, given }: { table: DatedTable; project: number; given: DatedValue | null },
): Promise<DatedRows> => {
  if (!given) return { added: [], replaced: [] };
  const known = await table.read(tx, project, given.day);
  if (known.some(({ value }) => value === given.value)) return { added: [], replaced: [] };
  if (known.length > 0)
    await table.remove(
      tx,
      known.map(({ id }) => id),
    );
  const replaced = known.map(({ value, day, source }) => ({ value, day, source }));
  return { added: await table.add(tx, project, [given]), replaced };
};

/** Undoes {@link writeDated}. Rows that were deleted since stay deleted. */
export const restoreDated = async (
  tx: Db,
  { table, project, rows }: { table: DatedTable; project: number; rows: DatedRows },
): Promise<void> => {
  if (rows.added.length > 0) await table.remove(tx, rows.added);
  if (rows.replaced.length > 0) await table.add(tx, project, rows.replaced);
};
