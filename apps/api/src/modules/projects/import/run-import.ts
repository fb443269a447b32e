import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { TransactionRollbackError } from 'drizzle-orm';
import { bumpContentVersion } from '../../../db/content-version.ts';
import type { Db } from '../../../db/database.ts';
import { ProjectError, undoChange } from '../operate-projects.ts';
import { ImportProblem } from './import-problem.ts';
import { importProject, type Outcome } from './import-project.ts';
import { readRow, type ImportedProject } from './import-row.ts';
import { readImportFile, type FileRow } from './read-import-file.ts';
import { changesOfImport } from './undo-import.ts';

/** The first problems are enough to correct a file. */
const mostProblems = 200;

const problemLine = (line: number, { column, message }: ImportProblem) =>
  column === null ? `line ${line}: ${message}` : `line ${line}, ${column}: ${message}`;

/** Each row in a transaction of its own, so that it is written whole or not at all. */
const write = async (db: Db, row: ImportedProject, { run, isDryRun }: ImportRun): Promise<Outcome> => {
  let outcome: Outcome = 'same';
  const done = db.transaction(async (tx) => {
    outcome = await importProject(tx, row, run);
    if (isDryRun) tx.rollback();
  });
  await done.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return outcome;
};

interface ImportRun {
  run: string;
  isDryRun: boolean;
}

/** Lines by the external id that they give, because a second one would change the project again. */
type Seen = Map<string, number>;

const readOnce = (found: FileRow, fileName: string, seen: Seen): ImportedProject => {
  if ('problem' in found) throw found.problem;
  const row = readRow(found.texts, fileName);
  const { external_id } = row;
  if (external_id === undefined) return row;
  const first = seen.get(external_id);
  if (first !== undefined) throw new ImportProblem('external_id', `is that of line ${first}`);
  seen.set(external_id, found.line);
  return row;
};

/**
 * Imports a file of projects row by row, and returns the summary and the problems by line. A row with a problem changes
 * nothing, and the others are written. A dry run forgets each row before the next, so rows of one new project count as
 * several. Throws `ProjectError` for a file that cannot be read; rows before the fault are written.
 */
export const importProjects = async (db: Db, file: string, isDryRun: boolean): Promise<string[]> => {
  const run = randomUUID().slice(0, 8);
  const counts = { made: 0, changed: 0, same: 0, refused: 0 };
  const problems: { line: number; text: string }[] = [];
  const seen: Seen = new Map();
  let fault: string | null = null;
  try {
    for await (const found of readImportFile(file))
      try {
        counts[await write(db, readOnce(found, basename(file), seen), { run, isDryRun })] += 1;
      } catch (error) {
        if (!(error instanceof ImportProblem)) throw error;
        counts.refused += 1;
        if (problems.length < mostProblems) problems.push({ line: found.line, text: problemLine(found.line, error) });
      }
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    fault = error.column === null ? error.message : `Column ${error.column} ${error.message}.`;
  }
  const written = counts.made + counts.changed;
  if (fault !== null && written + counts.same + counts.refused === 0) throw new ProjectError(fault);
  if (written > 0 && !isDryRun) await db.transaction(bumpContentVersion);
  return [
    `${counts.made} made, ${counts.changed} changed, ${counts.same} as they were, ${counts.refused} refused.`,
    ...(fault === null ? [] : [`The rest was not read: ${fault}`]),
    ...problems.toSorted((a, b) => a.line - b.line).map(({ text }) => text),
    ...(counts.refused > problems.length ? [`and ${counts.refused - problems.length} more`] : []),
    ...(written > 0 && !isDryRun ? [`To take it back: project undo-import ${run}`] : []),
  ];
};

/** Undoes the remaining rows of an import, the last one first. Rows whose projects are in use stay, with the reason. */
export const undoImport = async (db: Db, run: string, isDryRun: boolean): Promise<string[]> => {
  const problems: string[] = [];
  let [undone, stayed] = [0, 0];
  for (let ids = await changesOfImport(db, run); ids.length > 0; ids = await changesOfImport(db, run, ids.at(-1)))
    for (const id of ids)
      try {
        await db
          .transaction(async (tx) => {
            await undoChange(tx, id);
            if (isDryRun) tx.rollback();
          })
          .catch((error: unknown) => {
            if (!(error instanceof TransactionRollbackError)) throw error;
          });
        undone += 1;
      } catch (error) {
        if (!(error instanceof ProjectError)) throw error;
        stayed += 1;
        if (problems.length < mostProblems) problems.push(`change ${id}: ${error.message}`);
      }
  if (undone + stayed === 0) throw new ProjectError(`There is nothing to undo of an import ${run}.`);
  if (undone > 0 && !isDryRun) await db.transaction(bumpContentVersion);
  return [`${undone} rows ${isDryRun ? 'would be' : 'are'} undone, ${stayed} stay.`, ...problems];
};
