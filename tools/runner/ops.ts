import { run } from './build.ts';
import { CannotStartError, readSite, siteEnv } from './site.ts';

try {
  const operate = ['apps/api/src/ops/main.ts', ...process.argv.slice(2)];
  if (!run('node', operate, siteEnv(readSite(), 'production'))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof CannotStartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
