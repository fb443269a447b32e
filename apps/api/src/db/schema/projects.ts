import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';

const projectId = (name: string) => bigint(name, { mode: 'number' });

/**
 * Buildings and estates. Rows are never deleted, so that their addresses keep working: a merged project names the one
 * that it became part of, and its assets keep its id, so that a merge can be undone without loss.
 */
export const projects = pgTable(
  'projects',
  {
    id: rowId(),
    /** Its id in the source of an import. */
    external_id: text('external_id'),
    name_th: text('name_th').notNull(),
    name_en: text('name_en'),
    /** Further names, in either language. */
    aliases: text('aliases').array().notNull().default([]),
    /** Keys of all its names, by which entries and searches find it; see `projectKeys`. */
    name_keys: text('name_keys').array().notNull(),
    /** A property type: that of its units. */
    property_type: text('property_type'),
    developer: text('developer'),
    year_completed: smallint('year_completed'),
    storeys: smallint('storeys'),
    units: integer('units'),
    facilities: text('facilities').array().notNull().default([]),
    /** A public point: made from a listing it is the shown one. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    province_code: text('province_code'),
    district_code: text('district_code'),
    subdistrict_code: text('subdistrict_code'),
    created_at: instant('created_at').notNull().defaultNow(),
    updated_at: instant('updated_at').notNull().defaultNow(),
    merged_into: projectId('merged_into').references((): AnyPgColumn => projects.id),
  },
  (t) => [
    index('projects_names').using('gin', t.name_keys),
    index('projects_point').on(t.lat, t.lng),
    index('projects_place').on(t.district_code),
    index('projects_merged')
      .on(t.merged_into)
      .where(sql`merged_into is not null`),
    uniqueIndex('projects_external')
      .on(t.external_id)
      .where(sql`external_id is not null`),
  ],
);

const ofProject = () =>
  projectId('project_id')
    .notNull()
    .references(() => projects.id);

/** The common fee of a project, from a day until that of the next row. */
export const projectFees = pgTable(
  'project_fees',
  {
    id: rowId(),
    project_id: ofProject(),
    /** Baht per m² and month. */
    baht_per_sqm: numeric('baht_per_sqm', { precision: 8, scale: 2, mode: 'number' }).notNull(),
    from_day: date('from_day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
  },
  (t) => [index('project_fees_project').on(t.project_id, t.from_day)],
);

/** The share of a condominium's area that foreigners own, as declared on a day. */
export const projectForeignQuotas = pgTable(
  'project_foreign_quotas',
  {
    id: rowId(),
    project_id: ofProject(),
    percent: numeric('percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    declared_on: date('declared_on', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
  },
  (t) => [index('project_foreign_quotas_project').on(t.project_id, t.declared_on)],
);

/** What operators did to projects, with what is needed to undo it. */
export const projectChanges = pgTable('project_changes', {
  id: rowId(),
  kind: text('kind', { enum: ['merge', 'split', 'alias', 'link', 'import'] }).notNull(),
  project_id: ofProject(),
  /** The project that it became part of, or from which its assets came. */
  other_id: projectId('other_id').references(() => projects.id),
  before: jsonb('before').$type<ProjectBefore>().notNull(),
  at: instant('at').notNull().defaultNow(),
  undone_at: instant('undone_at'),
});

/** The state before a change. */
export interface ProjectBefore {
  /** Of moved assets: their project, null for none. */
  assets?: { id: number; project_id: number | null }[];
  /** The added name. */
  alias?: string;
  /** Whether a split made the project. */
  is_new?: boolean;
  /** Of an imported row. */
  imported?: ImportedBefore;
}

/** What an imported row changed. */
export interface ImportedBefore {
  /** The import that it belongs to. */
  run: string;
  is_made: boolean;
  /** The columns that it set, with the values before and since. */
  columns: Record<string, { from: unknown; to: unknown }>;
  aliases: string[];
  /** Ids of added rows, and rows of the same day that they replaced. */
  fees: DatedRows;
  quotas: DatedRows;
}

export interface DatedRows {
  added: number[];
  replaced: { value: number; day: string; source: string }[];
}
