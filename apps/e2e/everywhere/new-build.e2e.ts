import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionCheckIntervalMs as hour } from '@yoodee/site';
import { chunkOf, routeChunk } from '../src/chunks.ts';
import { expect, test } from '../src/fixtures.ts';
import { makeNextBuild } from '../src/next-build.ts';
import { followDocuments, openHydrated } from '../src/page-life.ts';
import { portsFrom, root, sitePorts, startProgram } from '../src/programs.ts';

const port = portsFrom(44);
const origin = `http://localhost:${port(0)}`;
const local = (of: number) => `http://127.0.0.1:${of}`;
const builtAs = async (url: string) => ((await (await fetch(url)).json()) as { version: string }).version;

/** The gateway of this test, in front of either build. It uses the site's API. */
const startGateway = (publicApp: number, accountDist: string) =>
  startProgram(
    'apps/gateway/src/main.ts',
    {
      PORT: String(port(0)),
      INNER_PORT: String(port(1)),
      PUBLIC_ORIGIN: origin,
      API_ORIGIN: local(sitePorts.api),
      API_INNER_ORIGIN: local(sitePorts.apiInner),
      PUBLIC_APP_ORIGIN: local(publicApp),
      ACCOUNT_DIST: accountDist,
      DRAIN_MS: '0',
    },
    `${local(port(1))}/health/live`,
  );

test.use({ baseURL: origin });

test('F2, C1, C2, C4: open pages survive the deployment of a new build', async ({
  page,
  openBrowser,
  to,
  consoleWatch,
}, testInfo) => {
  test.slow();
  consoleWatch.expectComplaint(
    /Failed to (?:load|fetch)|Refused to apply style|Error loading route module/,
    'a file of the old build is gone',
  );
  // Disables prefetching: chunks that are not loaded yet must come from the new build.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const account = { built: join(root, 'apps/account/build'), next: testInfo.outputPath('next/account') };
  const publicApp = testInfo.outputPath('next/public');
  for (const part of ['server', 'package.json'])
    cpSync(join(root, 'apps/public', part), join(publicApp, part), { recursive: true });
  makeNextBuild(
    join(root, 'apps/public/build'),
    join(publicApp, 'build'),
    [routeChunk('services')],
    await builtAs(`${local(sitePorts.public)}/version.json`),
  );
  makeNextBuild(
    account.built,
    account.next,
    [chunkOf('account', '../../libs/account/feature-sign-in/src/index.ts')],
    (JSON.parse(readFileSync(join(account.built, 'version.json'), 'utf8')) as { version: string }).version,
  );
  const old = await startGateway(sitePorts.public, account.built);
  const idle = await (await openBrowser({ baseURL: origin })).newPage();
  await idle.clock.install();
  await openHydrated(idle, to.assets);
  const form = to.service('cleaning-9');
  const name = page.getByRole('main').locator('input[name=name]');
  await openHydrated(page, form);
  await name.fill('วิภา ตั้งใจ');
  // A chunk that is still loading would fail and reload its page before the first click.
  await Promise.all([page, idle].map((open) => open.waitForLoadState('networkidle')));

  await old.stop();
  const next = await startProgram(
    join(publicApp, 'server/main.ts'),
    { PUBLIC_APP_PORT: String(port(2)), PUBLIC_ORIGIN: origin, API_ORIGIN: local(sitePorts.api) },
    `${local(port(2))}/health`,
  );
  const gateway = await startGateway(port(2), account.next);

  await test.step('the next click loads the new page once, and typed text is kept', async () => {
    const documents = followDocuments(page);
    await page.getByRole('banner').getByRole('link', { name: 'บริการ', exact: true }).first().click();
    await expect(page).toHaveURL(to.services);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openHydrated(page, form);
    await expect(name).toHaveValue('วิภา ตั้งใจ');
    expect(documents).toEqual([to.services, form]);
  });

  await test.step('an idle page detects the new build within an hour', async () => {
    const documents = followDocuments(idle);
    await idle.clock.runFor(hour);
    await expect(idle.getByText('เว็บไซต์อัปเดตแล้ว หน้าถัดไปที่เปิดจะเป็นรุ่นใหม่')).toBeVisible();
    await idle.getByRole('banner').getByRole('link', { name: 'บริการ', exact: true }).first().click();
    await expect.poll(() => documents).toEqual([to.services]);
  });

  await test.step('the account app comes from the new build as well', async () => {
    await page.goto(to.authenticate());
    await expect(page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบหรือสมัคร' })).toBeVisible();
    expect(await builtAs(`${origin}/my-account/version.json`)).toMatch(/^f+$/);
  });
  await Promise.all([gateway.stop(), next.stop()]);
});
