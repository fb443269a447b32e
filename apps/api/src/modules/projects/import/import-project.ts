import { eq, sql } from 'drizzle-orm';
import { projectKeys } from '@yoodee/search-query';
import { findSubdistrict } from '@yoodee/server-thai-geo';
import type { Db } from '../../../db/database.ts';
import { projectChanges, projects, type ImportedBefore } from '../../../db/schema.ts';
import { changingProjects } from '../change-projects.ts';
import { feeTable, quotaTable, writeDated } from './dated-rows.ts';
import { findMeant } from './find-meant.ts';
import { ImportProblem } from './import-problem.ts';
import type { ImportedProject } from './import-row.ts';

type ProjectRow = typeof projects.$inferSelect;
type Columns = Partial<typeof projects.$inferInsert>;

/** What an import did with a row. */
export type Outcome = 'made' | 'changed' | 'same';

const placeOf = ({ lat, lng, subdistrict_code: code }: ImportedProject): Columns => {
  const subdistrict = code === undefined ? null : findSubdistrict(code)!;
  return {
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(subdistrict && {
      subdistrict_code: subdistrict.code,
      district_code: subdistrict.district_code,
      province_code: subdistrict.province_code,
    }),
  };
};

/** The columns that a row gives, names excepted. */
const factsOf = (row: ImportedProject): Columns => {
  const { external_id, property_type, developer, year_completed, storeys, units, facilities } = row;
  const facts = { external_id, property_type, developer, year_completed, storeys, units, facilities };
  return {
    ...(Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Columns),
    ...placeOf(row),
  };
};

/** Whether a column holds the same value. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Names of the row that the project does not have yet. */
const newNames = (known: ProjectRow, { name_th, name_en, aliases = [] }: ImportedProject) => {
  const names = [...new Set([name_th, name_en, ...aliases].filter((name) => name !== undefined))];
  const english = known.name_en === null && name_en !== undefined ? name_en : null;
  const has = [known.name_th, known.name_en, english, ...known.aliases];
  return { english, aliases: names.filter((name) => !has.includes(name)) };
};

/** More names than a project can have, so that a broken source does not fill one for ever. */
const mostNames = 60;

interface Written {
  project: number;
  outcome: Outcome;
  /** Whether its names changed. */
  isRenamed: boolean;
  before: Omit<ImportedBefore, 'run'>;
}

const writeFacts = async (tx: Db, project: number, row: ImportedProject) => ({
  fees: await writeDated(tx, { table: feeTable, project, given: row.fee }),
  quotas: await writeDated(tx, { table: quotaTable, project, given: row.quota }),
});

const make = async (tx: Db, row: ImportedProject): Promise<Written> => {
  const { name_th, name_en, aliases = [] } = row;
  const [made] = await tx
    .insert(projects)
    .values({
      ...factsOf(row),
      name_th: (name_th ?? name_en)!,
      name_en: name_en ?? null,
      aliases: aliases.filter((name) => name !== name_th && name !== name_en),
      name_keys: projectKeys([name_th ?? null, name_en ?? null, ...aliases]),
    })
    .returning({ id: projects.id });
  const project = made!.id;
  const dated = await writeFacts(tx, project, row);
  return { project, outcome: 'made', isRenamed: true, before: { is_made: true, columns: {}, aliases: [], ...dated } };
};

const change = async (tx: Db, project: number, row: ImportedProject): Promise<Written> => {
  const [known] = await tx.select().from(projects).where(eq(projects.id, project)).for('update');
  if (row.external_id !== undefined && known!.external_id !== null && known!.external_id !== row.external_id)
    throw new ImportProblem('external_id', `is another one than that of project ${project}`);
  const { english, aliases } = newNames(known!, row);
  if (known!.aliases.length + aliases.length > mostNames)
    throw new ImportProblem('aliases', `are more than the ${mostNames} names that a project can have`);
  const wanted: Columns = { ...factsOf(row), ...(english !== null && { name_en: english }) };
  const columns = Object.fromEntries(
    Object.entries(wanted)
      .filter(([name, to]) => !isSame(known![name as keyof ProjectRow], to))
      .map(([name, to]) => [name, { from: known![name as keyof ProjectRow], to }]),
  );
  const isRenamed = english !== null || aliases.length > 0;
  if (isRenamed || Object.keys(columns).length > 0) {
    const all = [...known!.aliases, ...aliases];
    const names = [known!.name_th, english ?? known!.name_en, ...all];
    await tx
      .update(projects)
      .set({ ...wanted, aliases: all, name_keys: projectKeys(names), updated_at: sql`now()` })
      .where(eq(projects.id, project));
  }
  const dated = await writeFacts(tx, project, row);
  const isChanged = isRenamed || Object.keys(columns).length + dated.fees.added.length + dated.quotas.added.length > 0;
  return {
    ...{ project, isRenamed, outcome: isChanged ? 'changed' : 'same' },
    before: { is_made: false, columns, aliases, ...dated },
  };
};

/**
 * Upserts the project of a row and matches the doubtful assets with its names. The change can be undone by its id.
 * Throws `ImportProblem`.
 */
export const importProject = async (tx: Db, row: ImportedProject, run: string): Promise<Outcome> => {
  let written: Written | undefined;
  const names = [row.name_th, row.name_en, ...(row.aliases ?? [])].filter((name) => name !== undefined);
  const settled = await changingProjects(tx, {
    projectIds: [],
    names,
    async run() {
      const meant = await findMeant(tx, row);
      written = meant === null ? await make(tx, row) : await change(tx, meant, row);
      return written.isRenamed && written.outcome !== 'made' ? [written.project] : [];
    },
  });
  const { project, outcome, before } = written!;
  if (outcome !== 'same')
    await tx.insert(projectChanges).values({
      ...{ kind: 'import', project_id: project },
      before: { assets: settled, imported: { run, ...before } },
    });
  return outcome;
};
