import { inParallel } from '@yoodee/runner/in-parallel';
import { slope } from '@yoodee/runner/statistics';
import { findTemplates } from '@yoodee/runner/templates';
import { request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeasuredSite } from '../../src/measured-site.ts';

const renders = 20_000;
/** Renders before the first sample: caches fill and code is compiled, which is not a leak. */
const warmUps = 10_000;
const sampleInterval = 1_000;
const concurrency = 4;
const maxGrowthMB = 30;

let site: Awaited<ReturnType<typeof openMeasuredSite>>;
beforeAll(async () => {
  site = await openMeasuredSite({ assets: 1_200 });
});
afterAll(() => site?.close());

it('F14: memory of public app and API does not grow over 20,000 renders of every template in both languages', async () => {
  const templates = await findTemplates(site.apiOrigin);
  const render = async (number: number) => {
    const { path } = templates[number % templates.length]!;
    // A query that no cache knows, so each page is rendered in full.
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

  await inParallel(concurrency, warmUps, render);
  const samples = [await residentMB()];
  for (let done = warmUps; done < renders; done += sampleInterval) {
    await inParallel(concurrency, sampleInterval, (number) => render(done + number));
    samples.push(await residentMB());
  }

  // Growth by linear regression over all samples, because a single sample may fall into a garbage collection.
  const growth = (name: 'public' | 'api') => slope(samples.map((sample) => sample[name])) * (samples.length - 1);
  const growthMB = { public: growth('public'), api: growth('api') };
  console.log('growth over the last 10,000, MB:', growthMB, 'resident:', samples.at(-1));
  expect(growthMB.public).toBeLessThan(maxGrowthMB);
  expect(growthMB.api).toBeLessThan(maxGrowthMB);
});
