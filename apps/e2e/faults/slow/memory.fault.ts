import { inParallel } from '@yoodee/runner/in-parallel';
import { slope } from '@yoodee/runner/statistics';
import { findTemplates } from '@yoodee/runner/templates';
import { request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeasuredSite } from '../../src/measured-site.ts';

const renders = 20_000;
/** Until here caches fill and code is compiled: that is no growth. */
const warmUps = 10_000;
const between = 1_000;
const atOnce = 4;
const mostGrowthMB = 30;

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 1_200 });
});
afterAll(() => site?.close());

it('F14: 20,000 pages of every kind, in both languages, leave the memory of public app and API as it was', async () => {
  const templates = await findTemplates(site.apiOrigin);
  const render = async (number: number) => {
    const { path } = templates[number % templates.length]!;
    // Unknown to the pages, so that each is rendered anew and as long as any other.
    const { statusCode, body } = await request(
      `${site.publicOrigin}${path}${path.includes('?') ? '&' : '?'}n=${number}`,
    );
    await body.dump({ limit: Infinity });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  };
  const residentMB = async () => {
    const [page, api] = await Promise.all([site.servers.public.ask('settled'), site.servers.api.ask('settled')]);
    return { public: page.resident / 2 ** 20, api: api.resident / 2 ** 20 };
  };

  await inParallel(atOnce, warmUps, render);
  const samples = [await residentMB()];
  for (let done = warmUps; done < renders; done += between) {
    await inParallel(atOnce, between, (number) => render(done + number));
    samples.push(await residentMB());
  }

  // By the line through all samples: a single one may have met a collection half done.
  const growth = (name: 'public' | 'api') => slope(samples.map((sample) => sample[name])) * (samples.length - 1);
  const figures = { public: growth('public'), api: growth('api') };
  console.log('growth over the last 10,000, MB:', figures, 'resident:', samples.at(-1));
  expect(figures.public).toBeLessThan(mostGrowthMB);
  expect(figures.api).toBeLessThan(mostGrowthMB);
});
