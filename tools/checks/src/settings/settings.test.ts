import * as zod from 'zod';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { readIn } from './check.ts';
import { fieldsOf, mergeSettings, readSettings } from './read-settings.ts';
import { renderDocument, renderExample } from './render-settings.ts';

const port = zod.coerce.number().int().min(1).max(65_529).default(4200);
const described = zod.object({ PORT: port.meta({ section: 'site', description: 'Port of the site.' }) });
const storage = z.object({
  STORAGE: z
    ._default(z.enum(['disk', 's3']), 'disk')
    .check(z.meta({ section: 'storage', description: 'Where images are stored.' })),
  JWT_SECRET: z
    ._default(z.string(), 'known')
    .check(z.meta({ section: 'site', description: 'Signs tokens.', defaultText: 'created at the first start' })),
});

it('merges a setting of several programs into one, with all its readers', () => {
  const settings = mergeSettings([
    { name: 'commands', fields: fieldsOf(described) },
    { name: 'gateway', fields: fieldsOf(zod.object({ PORT: port })) },
  ]);

  expect(settings).toEqual([
    {
      name: 'PORT',
      section: 'site',
      description: 'Port of the site.',
      default: '4200',
      defaultText: null,
      values: [],
      range: [1, 65_529],
      readBy: ['commands', 'gateway'],
    },
  ]);
});

it.each([
  ['nowhere', [zod.object({ PORT: port })]],
  ['twice', [described, described]],
])('refuses a setting that is described %s', (_, schemas) => {
  expect(() => mergeSettings(schemas.map((schema, at) => ({ name: String(at), fields: fieldsOf(schema) })))).toThrow(
    /^PORT must be described in exactly one schema/,
  );
});

it('writes default, values and readers into the table and the example', () => {
  const settings = mergeSettings([{ name: 'api', fields: fieldsOf(storage) }]);

  expect(renderDocument(settings)).toContain(
    '| `STORAGE` | `disk` | Where images are stored. Values: `disk`, `s3`. | api |',
  );
  expect(renderExample(settings)).toContain('# Where images are stored. Values: disk, s3.\n#STORAGE=disk\n');
});

it('shows the default text instead of the default value', () => {
  const settings = mergeSettings([{ name: 'api', fields: fieldsOf(storage) }]);

  expect(renderDocument(settings)).toContain('| `JWT_SECRET` | created at the first start | Signs tokens. | api |');
  expect(renderExample(settings)).toContain('# Signs tokens. Default: created at the first start.\n#JWT_SECRET=\n');
  expect(renderExample(settings)).not.toContain('known');
});

it('never contains the development secret of the API', async () => {
  const settings = await readSettings();

  expect(settings.map(({ name }) => name)).toContain('JWT_SECRET');
  expect(renderDocument(settings) + renderExample(settings)).not.toContain('development-secret');
});

it('finds environment variables read without a schema, in both notations', () => {
  expect(readIn(`process.env.DATA_DIR || process.env['CHROMIUM_PATH'] || env.PORT`)).toEqual([
    'DATA_DIR',
    'CHROMIUM_PATH',
  ]);
});
