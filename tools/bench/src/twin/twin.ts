import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Template } from '@yoodee/runner/templates';
import { startServer } from '@yoodee/runner/measured-server';
import type { Bench } from '../bench.ts';
import { openPhone } from '../browser.ts';
import { followRequests } from '../pages/quiet.ts';
import type { BenchSite } from '../site.ts';
import { createFreezer, withoutScripts, type Freezer } from './frozen.ts';
import { startNginx } from './nginx-twin.ts';

/** Saves a page's document without its scripts, and everything that it loads when it is scrolled to the end. */
const freezePage = async (
  freezer: Freezer,
  { browser, origin, template: { path, locale } }: { browser: Browser; origin: string; template: Template },
) => {
  const context = await openPhone(browser, locale);
  try {
    const page = await context.newPage();
    const url = origin + path;
    const bodies: Promise<void>[] = [];
    await page.route(url, async (route) => {
      const reply = await route.fetch();
      const html = Buffer.from(withoutScripts(await reply.text()));
      freezer.add({ address: path, type: 'text/html; charset=utf-8', body: html });
      await route.fulfill({ response: reply, body: html });
    });
    page.on('response', (reply) => {
      const address = reply.url().slice(origin.length);
      if (address === path || !reply.ok()) return;
      const keep = async () =>
        freezer.add({ address, type: reply.headers()['content-type'] ?? '', body: await reply.body() });
      bodies.push(keep());
    });
    const rest = followRequests(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager')));
    await rest();
    await Promise.all(bodies);
  } finally {
    await context.close();
  }
};

/** Our pages as static files, the cheapest way to serve them. Both servers use the same folder. */
export interface Twin {
  /** Null where nginx is not installed. */
  nginx: { origin: string } | null;
  node: { origin: string };
}

/** Freezes pages of the site and serves them until the end of the run. */
export const startTwin = async (
  bench: Bench,
  { browser, site, templates }: { browser: Browser; site: BenchSite; templates: readonly Template[] },
): Promise<Twin> => {
  const folder = join(bench.folder, 'twin');
  const freezer = createFreezer(folder);
  for (const template of templates) await freezePage(freezer, { browser, origin: site.origin, template });
  const files = freezer.close();
  const [nginxPort, nodePort] = [bench.options.port + 7, bench.options.port + 8];
  const origin = (port: number) => `http://localhost:${port}`;

  const node = await startServer({
    script: 'tools/bench/src/twin/node-twin.ts',
    args: [folder, String(nodePort)],
    env: { ...process.env, NODE_ENV: 'production' },
    readyUrl: origin(nodePort) + templates[0]!.path,
  });
  bench.afterPart(node.stop);
  const nginx = startNginx(folder, files, nginxPort);
  if (nginx) bench.afterPart(nginx.stop);
  else bench.say('no nginx here: the twin is served by Node');
  return {
    nginx: nginx && { origin: origin(nginxPort) },
    node: { origin: origin(nodePort) },
  };
};
