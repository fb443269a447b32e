import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import type { priceErrors } from '../../db/schema.ts';
import type { ScheduledJob } from '../../jobs/scheduled-job.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { estimateOf, findComparables } from './comparables.ts';
import type { ComparedSubject } from './compared-asset.ts';
import { createPriceErrorQueries, placeOfProvince, type ErrorPlace } from './price-errors.queries.ts';

/** Target coverage: the share of prices that the interval should contain. */
const wantedCoverage = 0.8;

/** The smallest sample; smaller ones measure mostly noise. */
const leastEstimates = 20;

const measuredEveryHours = 24;

/** An asset with its estimate: the logarithm of estimate / price; null where there were too few comparables. */
export interface Trial {
  subject: Pick<ComparedSubject, 'propertyType' | 'deal' | 'province'>;
  error: number | null;
  /** Whether the price is the sold price, not the asking price. */
  isSold?: boolean;
}

/** The value below which the share lies, with the correction for a small sample (split conformal prediction). */
const quantileOf = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length, Math.ceil(share * (sorted.length + 1))) - 1]!;

const measure = (trials: readonly Trial[]) => {
  const errors = trials.flatMap(({ error }) => (error === null ? [] : [error]));
  if (errors.length < leastEstimates) return null;
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  // Half of the assets set the width; the other half, held out, measures its coverage.
  const widthFrom = ascending(errors.filter((_error, at) => at % 2 === 0).map(Math.abs));
  const held = errors.filter((_error, at) => at % 2 === 1);
  const spread = quantileOf(widthFrom, wantedCoverage);
  return {
    estimated: errors.length,
    silent: trials.length - errors.length,
    median_error: quantileOf(ascending(errors.map((error) => Math.abs(Math.expm1(error)))), 0.5),
    spread,
    coverage: held.filter((error) => Math.abs(error) <= spread).length / held.length,
  };
};

/** The groups that an asset counts in. Sold prices are a separate group, which sets no interval. */
const groupsOf = ({ subject, isSold = false }: Trial): ErrorPlace[] =>
  isSold ? ['sold'] : [placeOfProvince(subject.province), 'everywhere'];

/** The errors by type, deal and place, over all places, and of sold assets; without those that have too few estimates. */
export const errorsOf = (trials: readonly Trial[]): (typeof priceErrors.$inferInsert)[] => {
  const groups = new Map<string, { place: ErrorPlace; trials: Trial[] }>();
  for (const trial of trials)
    for (const place of groupsOf(trial)) {
      const key = `${trial.subject.propertyType} ${trial.subject.deal} ${place}`;
      const group = groups.get(key) ?? { place, trials: [] };
      group.trials.push(trial);
      groups.set(key, group);
    }
  return [...groups.values()].flatMap(({ place, trials: group }) => {
    const { propertyType: property_type, deal } = group[0]!.subject;
    const measured = measure(group);
    return measured ? [{ property_type, deal, place, ...measured }] : [];
  });
};

/** Estimates each subject without its own price, one per turn of the event loop. */
const estimateAll = async (assetSearch: AssetSearch, subjects: readonly ComparedSubject[]): Promise<Trial[]> => {
  const trials: Trial[] = [];
  for (const subject of subjects) {
    const comparables = await assetSearch.read((index, now) => findComparables(index, subject, now));
    const error = comparables.length === 0 ? null : Math.log(estimateOf(comparables) / subject.perSqm);
    trials.push({ subject, error });
    await nextTurn();
  }
  return trials;
};

/** Measures the errors of the price estimate on the present listings. */
export const measureErrors = async ({ db, assetSearch }: { db: Db; assetSearch: AssetSearch }): Promise<void> => {
  const queries = createPriceErrorQueries(db);
  const asked = await estimateAll(assetSearch, await queries.sample());
  const sold = await estimateAll(assetSearch, await queries.soldSample());
  await queries.replace(errorsOf([...asked, ...sold.map((trial) => ({ ...trial, isSold: true }))]));
};

export const priceErrorsJob = (services: { db: Db; assetSearch: AssetSearch }): ScheduledJob => ({
  name: 'price errors',
  // Runs more often than it measures, so that a failed run is soon retried.
  everyMs: 10 * 60 * 1_000,
  async run() {
    if (!(await createPriceErrorQueries(services.db).isRecent(measuredEveryHours))) await measureErrors(services);
  },
});
