import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { make } from './make.ts';
import { CannotMakeError } from './plan.ts';
import { copyWorkspace } from './testing/workspace-copy.ts';

let copy: ReturnType<typeof copyWorkspace>;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

const titles = ['--th', 'ราคาตลาด', '--en', 'Market prices'];

describe('what cannot be made', () => {
  it.each([
    ['an unknown kind', ['widget', 'x'], 'There is no generator “widget”'],
    ['an unknown option', ['feature', 'x', '--force'], "Unknown option '--force'"],
    ['no name', ['feature', ...titles], 'a feature needs a name'],
    ['wrong characters', ['feature', 'Market_Prices', ...titles], '“Market_Prices” cannot be the name of a feature'],
    ['a way out of the folder', ['ui-component', '../../x'], '“../../x” cannot be the name of a component'],
    ['a word of the language', ['ui-component', 'switch'], 'TypeScript keeps it'],
    ['a feature that is there', ['feature', 'news', ...titles], 'The path /news is taken'],
    ['a path of the gateway', ['feature', 'img', ...titles], 'The path /img is taken'],
    ['a page for machines', ['feature', 'sitemaps', ...titles], 'The path /sitemaps is taken'],
    ['one language', ['feature', 'market', '--en', 'Market'], '--th "<title>" is missing'],
    ['the wrong language', ['feature', 'market', '--th', 'Market', '--en', 'Market'], 'is not in that language'],
    ['a title that breaks its file', ['feature', 'market', '--th', "ราคา'", '--en', 'Market'], 'without quotes'],
    ['a component that is there', ['ui-component', 'badge'], 'badge.ts is there already'],
    ['a path that is there', ['endpoint', 'geo', 'get-places', '/geo/provinces'], 'is the path of an endpoint'],
    ['an endpoint that is there', ['endpoint', 'geo', 'get-geo', '/geo/all'], 'geo.contract.ts is there already'],
    ['parameters', ['endpoint', 'geo', 'get-place', '/geo/:id'], '“/geo/:id” is no path'],
    ['writing', ['endpoint', 'geo', 'create-place', '/geo/places'], 'does not begin with get-'],
  ])('%s is refused in a sentence, and nothing is written', async (_what, args, sentence) => {
    const before = copy.state();

    const refusal = await make(copy.folder, args).catch((error: unknown) => error);

    expect(refusal).toBeInstanceOf(CannotMakeError);
    expect((refusal as Error).message).toContain(sentence);
    expect((refusal as Error).message).not.toContain('\n');
    expect(copy.state()).toEqual(before);
  });

  it('ends the command with exit code 1 and that sentence alone', async () => {
    const ended = copy.run('node', 'tools/generators/src/main.ts', 'widget');

    await expect(ended).rejects.toThrow(/main.ts ended with 1:\nThere is no generator “widget”: .*\.\n$/);
  });
});

/** One program over all that was made or changed, for Node and the browser at once. */
const typeCheck = async (paths: readonly string[]) => {
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client', 'node'],
      rootDirs: ['apps/public', 'apps/public/.react-router/types'],
    },
    include: [
      'apps/public/.react-router/types/**/*',
      'apps/api/src/testing/*.ts',
      'libs/shared/i18n/src/*.d.ts',
      ...paths,
    ],
  };
  writeFileSync(join(copy.folder, 'tsconfig.made.json'), JSON.stringify(config));
  await copy.run('react-router', 'typegen', 'apps/public');
  await copy.run('node', 'node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', 'tsconfig.made.json');
};

/** These test files, each in its project. */
const runTests = async (paths: readonly string[], projects: readonly string[]) => {
  const config = { test: { projects: projects.map((path) => `${path}/vitest.config.ts`) } };
  writeFileSync(join(copy.folder, 'vitest.made.ts'), `export default ${JSON.stringify(config)};`);
  await copy.run('vitest', 'run', '--config', 'vitest.made.ts', ...paths);
};

const made = (report: string) =>
  report.split('\n').flatMap((line) => /^(?:made|changed) +(\S+)$/.exec(line)?.[1] ?? []);

it('makes features, endpoints and a component that check, lint, test and speak both languages', async () => {
  const reports = [];
  for (const args of [
    ['feature', 'market-prices', ...titles],
    ['feature', 'viewings', '--account', '--th', 'นัดชม', '--en', 'Viewings'],
    ['endpoint', 'market', 'get-market-prices', '/market/prices'],
    ['endpoint', 'leads', 'get-viewing-times', '/member/viewing-times'],
    ['ui-component', 'price-tag'],
  ])
    reports.push(await make(copy.folder, args));
  const paths = [...new Set(reports.flatMap(made))];
  const sources = paths.filter((path) => /\.tsx?$/.test(path));

  const tests = sources.filter((path) => path.includes('.test.'));
  const [, , , , , , documents] = await Promise.all([
    typeCheck(sources),
    copy.run('eslint', ...sources),
    // A second process would load the whole server and an engine again, for one file.
    copy.run(
      'vitest',
      'run',
      '--root',
      'apps/api',
      '--maxWorkers=1',
      ...tests.filter((path) => path.startsWith('apps/api/')),
    ),
    runTests(
      [...tests.filter((path) => path.startsWith('libs/')), 'contracts.test.ts', 'static-css.test.ts'],
      [
        'libs/public/feature-market-prices',
        'libs/account/feature-viewings',
        'libs/shared/api-contract',
        'libs/shared/layouts',
        'libs/shared/ui-kit',
      ],
    ),
    copy.run('node', 'libs/shared/i18n/src/check-messages.ts'),
    copy.run('prettier', '--check', ...paths.filter((path) => /\.(?:tsx?|mjs|json|css|md)$/.test(path))),
    copy.run(
      'node',
      '--input-type=module',
      '-e',
      "import { checkDocuments } from './tools/checks/src/documents.ts'; process.exit(checkDocuments() ? 0 : 1);",
    ),
  ]);

  expect(documents).toContain('0 problems');
});

it('tells npm of a library as npm itself would', () => {
  const { packages } = JSON.parse(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const names = Object.keys(packages);
  const name = '@yoodee/public-feature-market-prices';

  expect(packages['libs/public/feature-market-prices']).toEqual({ name, version: '0.0.0' });
  expect(packages[`node_modules/${name}`]).toEqual({ resolved: 'libs/public/feature-market-prices', link: true });
  for (const folder of ['libs/public/', 'node_modules/@yoodee/']) {
    const ours = names.filter((one) => one.startsWith(folder));
    expect(ours).toEqual(ours.toSorted((a, b) => a.localeCompare(b, 'en')));
  }
});
