import { join } from 'node:path';
import { filesOf, gzipSize, readManifest } from './bundle-sizes.ts';

const root = join(import.meta.dirname, '../../..');

const publicBuild = {
  folder: join(root, 'apps/public/build/client'),
  manifest: 'apps/public/build/client/.vite/manifest.json',
};
const accountBuild = { folder: join(root, 'apps/account/build'), manifest: 'apps/account/build/.vite/manifest.json' };

const route = (name: string) => `app/routes/${name}.tsx?__react-router-build-client-route`;
const frame = ['app/entry.client.tsx', 'app/root.tsx?__react-router-build-client-route', 'virtual:messages/th'];

interface Budget {
  name: string;
  build: typeof publicBuild;
  chunks: string[];
  /** kB (1,000 bytes) of gzipped JavaScript: above is a regression, below is a gain to lock in. */
  min: number;
  max: number;
}

/** What a visitor or member fetches in all for a page, held between the budget and what has been gained below it. */
const budgets: Budget[] = [
  { name: '/', build: publicBuild, chunks: [...frame, route('home')], min: 140, max: 150 },
  { name: '/assets', build: publicBuild, chunks: [...frame, route('assets')], min: 143, max: 150 },
  { name: '/assets/{id}', build: publicBuild, chunks: [...frame, route('asset')], min: 150, max: 165 },
  {
    name: '/authenticate',
    build: accountBuild,
    chunks: ['main', 'virtual:messages/th', '../../libs/account/feature-sign-in/src/index.ts'],
    min: 140,
    max: 230,
  },
];

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

/** Compares every page's JavaScript with its bounds; prints one line each. */
export const checkBudgets = (): boolean => {
  let isWithin = true;
  for (const { name, build, chunks, min, max } of budgets) {
    const files = filesOf(readManifest(join(root, build.manifest)), chunks);
    const js = kilobytes(gzipSize(build.folder, files, '.js'));
    const verdict = js > max ? 'over' : js < min ? 'under: lower the bounds' : 'ok';
    if (verdict !== 'ok') isWithin = false;
    console.log(`${name.padEnd(16)} JS ${js} kB gzip (${min}–${max}) ${verdict}`);
  }
  return isWithin;
};
