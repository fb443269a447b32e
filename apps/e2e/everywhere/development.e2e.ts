import { expect, test } from '../src/fixtures.ts';
import { portsFrom, startProgram } from '../src/programs.ts';
import { makeDataDir } from '../src/site-process.ts';

const origin = `http://localhost:${portsFrom(60)(0)}`;

test('npm run dev serves both apps from source files', async ({ request }) => {
  test.slow();
  const dataDir = makeDataDir();
  const site = await startProgram(
    'tools/runner/dev.ts',
    { NODE_ENV: 'development', PORT: new URL(origin).port, DATA_DIR: dataDir.path, SEED: '20', DRAW_AHEAD: '0' },
    `${origin}/en/assets`,
    // A build would replace files of the run's site.
    ['--built'],
  );

  const list = await (await request.get(`${origin}/en/assets`)).text();
  expect(list).toContain('</article>');
  expect(list).toContain('/app/entry.client.tsx');
  const entry = await (await request.get(`${origin}/app/entry.client.tsx`)).text();
  expect(entry, 'hot reload').toContain('/@vite/client');
  expect(await (await request.get(`${origin}/en/authenticate`)).text()).toContain('/src/main.tsx');

  await site.stop();
  dataDir.remove();
});
