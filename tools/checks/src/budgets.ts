import { join } from 'node:path';
import { filesOf, gzipSize, readManifest } from './bundle-sizes.ts';

const root = join(import.meta.dirname, '../../..');

const publicBuild = {
  app: 'public',
  folder: join(root, 'apps/public/build/client'),
  manifest: 'apps/public/build/client/.vite/manifest.json',
};
const accountBuild = {
  app: 'account',
  folder: join(root, 'apps/account/build'),
  manifest: 'apps/account/build/.vite/manifest.json',
};

const feature = (library: string, page: string) => `../../libs/public/${library}/src/${page}.page.tsx`;
const frame = [
  'app/entry.client.tsx',
  '../../libs/shared/i18n/generated/compiled/public/th.json',
  'app/site-background-tasks.tsx',
];

interface Budget {
  name: string;
  build: typeof publicBuild;
  chunks: string[];
  /**
   * kB (1,000 bytes) of gzipped JavaScript. More than `max` is a regression; less than `min` is an improvement, and the
   * bounds must be lowered.
   */
  min: number;
  max: number;
}

/** The JavaScript of a page in total. `max` is the budget; `min` locks in improvements. */
const budgets: Budget[] = [
  { name: '/', build: publicBuild, chunks: [...frame, 'app/routes/home.page.tsx'], min: 147, max: 160 },
  { name: '/assets', build: publicBuild, chunks: [...frame, feature('feature-assets', 'assets')], min: 152, max: 164 },
  { name: '/assets/{id}', build: publicBuild, chunks: [...frame, 'app/routes/asset.page.tsx'], min: 161, max: 175 },
  { name: '/projects/{id}', build: publicBuild, chunks: [...frame, 'app/routes/project.page.tsx'], min: 148, max: 164 },
  {
    name: '/authenticate',
    build: accountBuild,
    chunks: [
      'main',
      '../../libs/shared/i18n/generated/compiled/account/th.json',
      '../../libs/account/feature-sign-in/src/authenticate.page.tsx',
    ],
    min: 140,
    max: 230,
  },
];

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Compares the JavaScript of these apps' pages with its bounds; prints one line each. */
export const checkBudgets = (apps: readonly string[]): boolean => {
  let isWithin = true;
  for (const { name, build, chunks, min, max } of budgets.filter(({ build: { app } }) => apps.includes(app))) {
    const files = filesOf(readManifest(join(root, build.manifest)), chunks);
    const js = kilobytes(gzipSize(build.folder, files, '.js'));
    const verdict = js > max ? 'over' : js < min ? 'under: lower the bounds' : 'ok';
    if (verdict !== 'ok') isWithin = false;
    console.log(`${name.padEnd(16)} JS ${js} kB gzip (${min}–${max}) ${verdict}`);
  }
  return isWithin;
};
