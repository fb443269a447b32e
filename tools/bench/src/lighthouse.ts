import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ensureChromium, quietArgs } from '@yoodee/runner/chromium';
import { findTemplates } from '@yoodee/runner/templates';
import type { Bench } from './bench.ts';
import { ensureInstruments } from './instruments.ts';
import type { BenchSite } from './site.ts';

/** The four scores, 0–100, and their minimum (B5). */
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof categories;

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

const audit = async (lighthouse: string, url: string): Promise<Report> => {
  const args = [
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${Object.keys(categories).join(',')}`,
    `--chrome-flags=${['--headless=new', ...quietArgs].join(' ')}`,
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(output) as Report;
};

const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100);

/** Audits that lower the score of a category. */
const faultsOf = ({ categories: found, audits }: Report, category: Category): string[] =>
  found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score < 0.9)
    .map(({ id }) => audits[id]!.title);

/** B5: Lighthouse for a mobile phone on every public template in both languages. */
export const measureLighthouse = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  const lighthouse = ensureInstruments('lighthouse/cli/index.js');
  const site = await startedSite();
  // Other load on the machine only makes a page slower: the best run counts.
  for (const { name, path } of await findTemplates(site.apiOrigin)) {
    let best: Report | null = null;
    for (let run = 0; run < bench.options.rounds; run++) {
      const report = await audit(lighthouse, site.origin + path);
      if (!best || scoreOf(report, 'performance') > scoreOf(best, 'performance')) best = report;
      if (scoreOf(best, 'performance') >= categories.performance) break;
    }
    for (const [category, least] of Object.entries(categories) as [Category, number][]) {
      bench.report(`${name}: ${category}`, scoreOf(best!, category), '', { least });
      for (const fault of faultsOf(best!, category)) bench.say(`  ${fault}`);
    }
  }
};
