import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../../../..');

/** The programs' settings: modules with the name of the zod schema that each exports. */
const programs = [
  { name: 'commands', module: 'tools/runner/settings.ts', schema: 'Settings' },
  { name: 'gateway', module: 'apps/gateway/src/env.ts', schema: 'Env' },
  { name: 'public', module: 'apps/public/server/env.ts', schema: 'Env' },
  { name: 'api', module: 'apps/api/src/env.ts', schema: 'Env' },
];

export interface Setting {
  name: string;
  section: string;
  description: string;
  /** The default as written in a file. Null if there is none or if it depends on other settings. */
  default: string | null;
  /** A description of the default, where the value is not sufficient. */
  defaultText: string | null;
  values: readonly string[];
  /** Minimum and maximum. */
  range: readonly [number, number] | null;
  readBy: readonly string[];
}

/** A field in zod's JSON Schema, with the metadata of this project. */
interface Field {
  section?: string;
  description?: string;
  defaultText?: string;
  default?: string | number;
  type?: string;
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
}

/** The fields of a schema of settings, by name. */
export const fieldsOf = (schema: z.core.$ZodType): Record<string, Field> =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<string, Field>;

const largest = Number.MAX_SAFE_INTEGER;

const settingOf = (name: string, field: Field, readBy: readonly string[]): Setting => ({
  name,
  section: field.section!,
  description: field.description!,
  default: field.defaultText === undefined && field.default !== undefined ? String(field.default) : null,
  defaultText: field.defaultText ?? null,
  values: field.enum ?? [],
  range:
    field.minimum === undefined || field.maximum === undefined || field.maximum === largest
      ? null
      : [field.minimum, field.maximum],
  readBy,
});

/**
 * Merges the schemas of several programs: one entry per setting. Exactly one schema must describe it; otherwise throws
 * an error.
 */
export const mergeSettings = (schemas: readonly { name: string; fields: Record<string, Field> }[]): Setting[] => {
  const names = [...new Set(schemas.flatMap(({ fields }) => Object.keys(fields)))];
  return names.map((name) => {
    const readers = schemas.filter(({ fields }) => name in fields);
    const described = readers.filter(({ fields }) => fields[name]!.description !== undefined);
    if (described.length !== 1)
      throw new Error(`${name} must be described in exactly one schema; it is in ${described.length}`);
    return settingOf(
      name,
      described[0]!.fields[name]!,
      readers.map((reader) => reader.name),
    );
  });
};

/** All settings of the product, from the schemas of the programs. */
export const readSettings = async (): Promise<Setting[]> => {
  const schemas = programs.map(async ({ name, module, schema }) => {
    const exported = (await import(pathToFileURL(join(root, module)).href)) as Record<string, z.core.$ZodType>;
    return { name, fields: fieldsOf(exported[schema]!) };
  });
  return mergeSettings(await Promise.all(schemas));
};
