import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run new -- <generator> …` is `nx generate` with the generators of this folder. */

const usage = `npm run new -- feature <name> --th "<title>" --en "<title>"            a page for visitors at /<name>
npm run new -- feature <name> --account --th "<title>" --en "<title>"  a page for members at /my-account/<name>
npm run new -- endpoint <module> get-<subject> <path>                  GET /api/v1<path>
npm run new -- ui-component <name>                                     a component of ui-kit with its recipe

--dry-run shows the changes without making them; <generator> --help lists its options.`;

const [generator, ...options] = process.argv.slice(2);
if (!generator || generator === '--help') console.log(usage);
else
  process.exitCode =
    spawnSync('nx', ['generate', `./tools/generators:${generator}`, ...options, '--no-interactive'], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: 'inherit',
      env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
    }).status ?? 1;
