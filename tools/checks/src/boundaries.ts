import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A path in a library for every platform, where each of these imports is forbidden. The file need not exist. */
const file = 'libs/shared/site/src/lib/tripwire.tsx';

/** Imports that lint must reject, with a part of the expected message. */
const offences: [code: string, message: string][] = [
  ["export { provinces } from '@yoodee/server-thai-geo';", '@nx/enforce-module-boundaries'],
  ["import '@chakra-ui/react';", 'Only ui-kit imports Chakra'],
  ['export const Tripwire = () => <p>Words</p>;', 'Texts belong in messages'],
  ['export const manifest = globalThis.__reactRouterManifest;', 'A private global of React Router'],
  ["export const [read] = process.stdin.listeners('data');", 'listeners are private'],
  ['URL.prototype.toString = () => "";', 'Do not replace methods'],
  ["Object.defineProperty(URL.prototype, 'href', {});", 'Do not replace methods'],
  ["export const element = Symbol.for('react.element');", 'A private symbol of a framework'],
  ['export const shown = (router: { state: unknown }) => router.state;', 'A private member of the router'],
  ['export const ofSite = (site: { router: Router }) => site.router.routes;', 'A private member of the router'],
  [
    'export const taken = (router: Router) => { const { state } = router; return state; };',
    'A private member of the router',
  ],
  ['export const stateOf = ({ state }: SiteRouter) => state;', 'A private member of the router'],
  ["export const routesOf = ({ routes }: RouterProviderProps['router']) => routes;", 'A private member of the router'],
  ['export const back = (router: Router) => router.navigate(-1);', 'A private member of the router'],
  ['export const gone = { status: 404, internal: false };', 'A private field of ErrorResponse'],
  ["export const built = 'react-router/dist/production/index.js';", 'The built files of a framework'],
  ["export const weekday = intl.formatDate(0, { weekday: 'long' });", 'Give the time zone'],
  ["export const month = formatDate(0, { month: 'long' });", 'Give the time zone'],
  ['export const Today = () => <FormattedDate value={0} />;', 'Give the time zone'],
];

/** A path of a test, and what lint must reject there. */
const testFile = 'libs/shared/site/src/lib/tripwire.test.ts';
const testOffences: [code: string, message: string][] = [
  ["vi.mock('./site.ts');", 'stays real'],
  ["vi.doMock('./site.ts');", 'stays real'],
  ['vi.resetModules();', 'isolated.test.ts'],
];

/** Imports that the rules for the API's modules forbid, by the temporary file that contains them. */
const moduleOffences: Readonly<Record<string, readonly [code: string, rule: string][]>> = {
  'src/modules/images/tripwire.ts': [
    ["export { assetImageRoutes } from '../asset-images/asset-images.routes.ts';", 'no-cycle-between-modules'],
    ["export { modules } from '../../modules.ts';", 'modules-do-not-know-the-composition'],
  ],
  'src/jobs/tripwire.ts': [
    ["export { newsModule } from '../modules/news/news.module.ts';", 'foundations-do-not-know-modules'],
  ],
};

/**
 * Returns the rules that did not report their forbidden import. dependency-cruiser reads files from disk, so they are
 * written and removed.
 */
const silentModuleRules = (): string[] => {
  const planted = Object.entries(moduleOffences);
  const pathOf = (file: string) => join(root, 'apps/api', file);
  for (const [file, lines] of planted) writeFileSync(pathOf(file), lines.map(([code]) => code).join('\n'));
  try {
    const { stdout } = spawnSync('npm', ['run', '--silent', 'lint:modules'], { cwd: root, encoding: 'utf8' });
    return planted.flatMap(([, lines]) => lines.map(([, rule]) => rule)).filter((rule) => !stdout.includes(rule));
  } finally {
    for (const [file] of planted) rmSync(pathOf(file), { force: true });
  }
};

/** The lines that lint accepts in a file of that name. */
const acceptedIn = (name: string, planted: [code: string, message: string][]): string[] => {
  const { stdout } = spawnSync('eslint', ['--stdin', '--stdin-filename', name], {
    cwd: root,
    encoding: 'utf8',
    input: planted.map(([code]) => code).join('\n'),
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  const lines = stdout.split('\n');
  return planted
    .filter(([, message], at) => !lines.some((line) => line.trim().startsWith(`${at + 1}:`) && line.includes(message)))
    .map(([code]) => code);
};

/**
 * Verifies that lint rejects each forbidden import. The boundaries rule reports nothing without a project graph, and a
 * rule with a wrong file pattern reports nothing either; neither of these fails lint by itself.
 */
export const checkBoundariesAreWatched = (): boolean => {
  const accepted = [...acceptedIn(file, offences), ...acceptedIn(testFile, testOffences)];
  for (const code of accepted) console.log(`boundaries: lint accepts ${code}`);
  const silent = silentModuleRules();
  for (const rule of silent) console.log(`boundaries: ${rule} does not report what it forbids`);
  const failed = accepted.length + silent.length;
  console.log(`boundaries: every forbidden line is planted, ${failed} accepted`);
  return failed === 0;
};
