import { expect, test } from '../src/fixtures.ts';
import { portsFrom, startProgram } from '../src/programs.ts';
import { makeDataDir } from '../src/site-process.ts';

const origin = `http://localhost:${portsFrom(60)(0)}`;

test('npm run dev serves both apps from their sources', async ({ request }) => {
  test.slow();
  const dataDir = makeDataDir();
  const site = await startProgram(
    'tools/runner/dev.ts',
    { NODE_ENV: 'development', PORT: new URL(origin).port, DATA_DIR: dataDir.path, SEED: '20', DRAW_AHEAD: '0' },
    `${origin}/en/assets`,
  );

  const list = await (await request.get(`${origin}/en/assets`)).text();
  expect(list).toContain('</article>');
  // Its data stands inside, and its modules come one by one.
  expect(list).toContain('streamController.enqueue(');
  expect(list).toContain('/app/entry.client.tsx');
  expect(await (await request.get(`${origin}/en/authenticate`)).text()).toContain('/src/main.tsx');

  await site.stop();
  dataDir.remove();
});
