import { codesOf, facilities, propertyTypes } from '@yoodee/asset-rules/options';
import { projectKeys } from '@yoodee/search-query';
import { findSubdistrict } from '@yoodee/server-thai-geo';
import { day, decimal, line, oneOf, several, whole, year, type ReadCell } from './cell-values.ts';
import { ImportProblem } from './import-problem.ts';

const [longestName, mostAliases, mostFacilities] = [120, 20, 50];

const subdistrict: ReadCell<string> = (text) => {
  const code = whole(0, 999_999)(text);
  if ('reason' in code) return { reason: 'is not a code of six digits' };
  const value = String(code.value).padStart(6, '0');
  return findSubdistrict(value) ? { value } : { reason: 'is not the code of a subdistrict' };
};

/** `new`, or the id of a project. */
const project: ReadCell<number | 'new'> = (text) =>
  text.toLowerCase() === 'new' ? { value: 'new' } : whole(1, 999_999_999)(text);

/** Bounds of Thailand, degrees. */
const [south, north, west, east] = [5.5, 20.6, 97.3, 105.7];

/** The columns of an import. A blank cell leaves what is known. */
const importColumns = {
  project,
  external_id: line(100),
  name_th: line(longestName),
  name_en: line(longestName),
  aliases: several(mostAliases, line(longestName)),
  property_type: oneOf(codesOf(propertyTypes)),
  developer: line(longestName),
  year_completed: year,
  storeys: whole(1, 200),
  units: whole(1, 100_000),
  facilities: several(mostFacilities, oneOf(codesOf(facilities))),
  fee_baht_per_sqm: decimal(0, 10_000, 2),
  fee_from: day,
  foreign_quota_percent: decimal(0, 100, 2),
  foreign_quota_declared_on: day,
  source: line(200),
  lat: decimal(south, north),
  lng: decimal(west, east),
  subdistrict_code: subdistrict,
} as const satisfies Record<string, ReadCell<unknown>>;

export type ImportColumn = keyof typeof importColumns;

type ReadRow = {
  [Column in ImportColumn]?: (typeof importColumns)[Column] extends ReadCell<infer Value> ? Value : never;
};

/** The cells of a row by column, as text. */
export type RowTexts = Partial<Record<string, string>>;

/** Pairs of columns that must be given together. */
const pairs = [
  ['fee_baht_per_sqm', 'fee_from'],
  ['foreign_quota_percent', 'foreign_quota_declared_on'],
  ['lat', 'lng'],
] as const satisfies readonly (readonly [ImportColumn, ImportColumn])[];

const assertWhole = (row: ReadRow) => {
  for (const [one, other] of pairs)
    for (const [given, needed] of [
      [one, other],
      [other, one],
    ] as const)
      if (row[given] !== undefined && row[needed] === undefined)
        throw new ImportProblem(needed, `is missing beside ${given}`);
  const isKnown = typeof row.project === 'number';
  const names = [row.name_th, row.name_en];
  if (!isKnown && names.every((name) => name === undefined)) throw new ImportProblem('name_th', 'is missing');
  const hasLetters = projectKeys(names.map((name) => name ?? null)).length > 0;
  if (!isKnown && !hasLetters) throw new ImportProblem('name_th', 'has no letters or digits');
  if (!isKnown && row.lat === undefined && row.subdistrict_code === undefined)
    throw new ImportProblem('lat', 'is missing: a project needs lat and lng, or a subdistrict_code');
};

/** A value with the day from which it holds. */
export interface DatedValue {
  value: number;
  day: string;
  source: string;
}

/** A valid row. */
export interface ImportedProject extends Omit<
  ReadRow,
  'fee_baht_per_sqm' | 'fee_from' | 'foreign_quota_percent' | 'foreign_quota_declared_on' | 'source'
> {
  fee: DatedValue | null;
  quota: DatedValue | null;
}

const dated = (value: number | undefined, from: string | undefined, source: string): DatedValue | null =>
  value === undefined || from === undefined ? null : { value, day: from, source };

/**
 * Reads a row. `fileName` is the source of fees and quotas that name none. Throws `ImportProblem` with the first column
 * that is wrong.
 */
export const readRow = (texts: RowTexts, fileName: string): ImportedProject => {
  const row: Record<string, unknown> = {};
  for (const [column, readCell] of Object.entries<ReadCell<unknown>>(importColumns)) {
    const text = texts[column]?.trim() ?? '';
    if (text === '') continue;
    const cell = readCell(text);
    if ('reason' in cell) throw new ImportProblem(column, cell.reason);
    row[column] = cell.value;
  }
  const read = row as ReadRow;
  assertWhole(read);
  const { fee_baht_per_sqm, fee_from, foreign_quota_percent, foreign_quota_declared_on, source, ...rest } = read;
  return {
    ...rest,
    fee: dated(fee_baht_per_sqm, fee_from, source ?? fileName),
    quota: dated(foreign_quota_percent, foreign_quota_declared_on, source ?? fileName),
  };
};

/** Throws `ImportProblem` for a column that no import has, and for a missing one that every import needs. */
export const assertColumns = (columns: readonly string[]): void => {
  const unknown = columns.filter((column) => !(column in importColumns));
  if (unknown.length > 0)
    throw new ImportProblem(
      unknown[0]!.slice(0, 40),
      `is not a column of an import. Columns: ${Object.keys(importColumns).join(', ')}`,
    );
  const repeated = columns.find((column, at) => columns.indexOf(column) !== at);
  if (repeated !== undefined) throw new ImportProblem(repeated, 'is there twice');
};
