import { expect, it } from 'vitest';
import { declaredIn, offeredIn, readIn } from './env-example.ts';

it('finds what a schema declares, and not what its comments speak of', () => {
  const schema = `
/** PORT: where it listens. */
const Env = z.object({
  NODE_ENV: z.enum(['production']),
  /** Like \`API_PORT\`, but inside. */
  API_INNER_PORT: port(4203),
});`;

  expect(declaredIn(schema)).toEqual(['NODE_ENV', 'API_INNER_PORT']);
});

it('finds what is read without a schema, in either notation', () => {
  expect(readIn(`process.env.DATA_DIR || process.env['CHROMIUM_PATH'] || env.PORT`)).toEqual([
    'DATA_DIR',
    'CHROMIUM_PATH',
  ]);
});

it('finds what the example offers, and what it leaves unexplained', () => {
  const example = '# Port of the site.\n#PORT=4200\n\nDATA_DIR=.data\n# Assets.\nSEED=0\n#HOST=\n';

  expect(offeredIn(example)).toEqual({
    names: ['PORT', 'DATA_DIR', 'SEED', 'HOST'],
    unexplained: ['DATA_DIR', 'HOST'],
  });
});
