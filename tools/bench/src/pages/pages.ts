import { spawnSync } from 'node:child_process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { median } from '@yoodee/runner/statistics';
import { findTemplates, foremost, type Template } from '@yoodee/runner/templates';
import type { Bench } from '../bench.ts';
import { openBrowser } from '../browser.ts';
import { get } from '../http.ts';
import { interleave } from '../interleave.ts';
import type { BenchSite } from '../site.ts';
import { startTwin } from '../twin/twin.ts';
import { measureBlocking } from './blocking.ts';
import { visit, type Visit } from './visit.ts';

const kilobytes = (bytes: number) => bytes / 1_000;

/** Each file is compressed separately, as it is sent. */
const scriptBytes = async (visits: readonly Visit[]): Promise<number> => {
  const files = await Promise.all([...new Set(visits.flatMap(({ scripts }) => scripts))].map((url) => get(url)));
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
};

/** The Thai system font that the site's fallback font is compared with. Phones have one, servers often do not. */
const thaiFont = 'Noto Sans Thai';

const hasFont = (family: string) => spawnSync('fc-list', [family], { encoding: 'utf8' }).stdout?.trim() !== '';

/**
 * Landing pages on a mid-tier phone with slow 4G, compared with static copies of themselves. B1 bytes of script, B2 no
 * script before LCP, B3 bytes of HTML, B4 LCP, blocking time and layout shifts.
 */
export const measurePages = async (bench: Bench, startedSite: () => Promise<BenchSite>): Promise<void> => {
  if (!hasFont(thaiFont))
    bench.say(`no ${thaiFont} here: Thai pages shift more than on a phone when their font arrives`);
  const site = await startedSite();
  const browser = await openBrowser(bench);
  const isForemost = ({ name }: Template) => foremost.includes(name.split(' ')[0]!);
  const templates = (await findTemplates(site.apiOrigin)).filter(isForemost);
  const twin = await startTwin(bench, { browser, site, templates });

  for (const { name, path, locale } of templates) {
    const [own, twins] = [site, twin.nginx ?? twin.node].map(({ origin }) => origin + path) as [string, string];
    const { ours, twins: theirs } = await interleave(
      { ours: () => visit(browser, own, locale), twins: () => visit(browser, twins, locale) },
      bench.options.rounds,
    );
    const blocking = await interleave(
      { ours: () => measureBlocking(browser, own, locale), twins: () => measureBlocking(browser, twins, locale) },
      bench.options.rounds,
    );
    const medianOf = (visits: readonly Visit[], measure: 'lcpMs' | 'firstScriptMs') =>
      median(visits.map((one) => one[measure]));
    const html = await get(site.origin + path);
    const alone = await visit(browser, own, locale, { sparesData: true });
    // `npm test` checks the budget of what hydration needs. Some files load only when the page is idle.
    bench.report(`${name}: JS until idle`, kilobytes(await scriptBytes([alone])), 'kB gzip');
    bench.report(`${name}: JS with the pages behind its links`, kilobytes(await scriptBytes(ours)), 'kB gzip');
    bench.report(`${name}: HTML`, kilobytes(brotliCompressSync(html).length), 'kB brotli', { most: 20 });
    bench.report(`${name}: LCP`, medianOf(ours, 'lcpMs'), 'ms');
    bench.report(`${name}: LCP of the twin`, medianOf(theirs, 'lcpMs'), 'ms');
    bench.report(`${name}: LCP ÷ twin`, medianOf(ours, 'lcpMs') / medianOf(theirs, 'lcpMs'), '×', {
      most: 1.1,
    });
    bench.report(`${name}: first script after LCP`, medianOf(ours, 'firstScriptMs') - medianOf(ours, 'lcpMs'), 'ms', {
      least: 0,
    });
    bench.report(`${name}: TBT`, median(blocking.ours), 'ms', { most: 60 });
    bench.report(`${name}: TBT of the twin`, median(blocking.twins), 'ms');
    bench.report(`${name}: CLS`, Math.max(...ours.map(({ cls }) => cls)), '', { most: 0.01 });
  }
};
