import { ensurePromtool } from './promtool.ts';
import type { Commands } from './steps.ts';
import { openTestRun } from './test-machine.ts';

/** `npm test`: what every change must pass before a merge, runnable from a fresh clone. */
const { step, finish, withChromium, startPostgres, build, endToEnd } = openTestRun();

const testAlerts = async ({ run, say }: Commands): Promise<boolean | null> => {
  const promtool = ensurePromtool();
  if (promtool) return run(promtool, ['test', 'rules', 'tools/deploy/monitoring/alerts.test.yaml']);
  say('No promtool was found and none could be downloaded: these tests did NOT run.');
  return null;
};

const databaseUrl = await startPostgres();
await build();
await step('types', ({ nx }) => nx(['run-many', '-t', 'typecheck']));
// Unit tests do not use both processors all the time.
await Promise.all([
  step(`unit and integration (${databaseUrl ? 'PostgreSQL' : 'embedded database'})`, ({ run }) =>
    run('vitest', ['run', '--tags-filter', '!slow'], {
      ...withChromium,
      ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
    }),
  ),
  step('alerts (promtool)', testAlerts),
]);
await step('checks', ({ run }) => run('node', ['tools/checks/src/main.ts']));
await endToEnd(['phone-th', 'behaviours']);

finish();
