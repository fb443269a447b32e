import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import {
  getPriceComparison,
  getPriceErrors,
  getPriceInterval,
  maxComparables,
  type ComparedAsset,
  type PriceComparison,
} from '@yoodee/api-contract/price-comparison';
import { isAvailable, leadingPrice, sqWahToSqm } from '@yoodee/asset-rules';
import { dayMs, hourMs } from '@yoodee/site';
import type { Db } from '../../db/database.ts';
import { ApiError } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import type { AssetRow } from '../assets/asset-detail.ts';
import type { AssetSearch } from '../assets/asset-search.ts';
import { createAssetQueries } from '../assets/assets.queries.ts';
import { checkReachable } from '../assets/assets.routes.ts';
import { findOwnAsset } from '../member-assets/own-asset.ts';
import { findComparables, type Comparable } from './comparables.ts';
import { subjectOf, type ComparedSubject } from './compared-asset.ts';
import { marketAround, scopesAround } from './market-around.ts';
import { createPriceErrorQueries } from './price-errors.queries.ts';
import { priceIntervalOf } from './price-interval.ts';
import { findSameSoi } from './same-soi.ts';

/** Distances are rounded to this step in metres, so that they do not reveal an approximate point. */
const metresStep = 50;

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

const loweredPercent = (row: AssetRow): number => {
  const { baht, before = baht } = leadingPrice(row)!;
  return Math.round(100 * (1 - baht / before));
};

/** Prices beside those of similar listings, for visitors and for the seller. */
export const priceComparisonRoutes = (
  app: FastifyInstance,
  { db, readDb, assetSearch }: { db: Db; readDb: Db; assetSearch: AssetSearch },
) => {
  const assets = createAssetQueries(readDb);
  const errors = createPriceErrorQueries(readDb);

  const describe = async (
    comparables: readonly Comparable[],
    perUnit: (perSqm: number) => number,
  ): Promise<ComparedAsset[]> => {
    const shown = comparables.slice(0, maxComparables);
    const summaries = await assets.findSummaries(shown.map(({ assetId }) => assetId));
    return summaries.map(({ id, title_th, title_en, bedrooms }) => {
      const { perSqm, areaSqm, metres, isSameProject } = shown.find(({ assetId }) => assetId === id)!;
      return {
        ...{ id, title_th, title_en, bedrooms, is_same_project: isSameProject },
        price: Math.round(perSqm * areaSqm),
        per_unit: Math.round(perUnit(perSqm)),
        area_sqm: twoDecimals(areaSqm),
        metres: metres === null ? null : Math.round(metres / metresStep) * metresStep,
      };
    });
  };

  const compare = async (subject: ComparedSubject, row: AssetRow): Promise<PriceComparison> => {
    const isLand = subject.propertyType === 'land';
    const perUnit = (perSqm: number) => (isLand ? perSqm * sqWahToSqm(1) : perSqm);
    const soi = await findSameSoi(readDb, row);
    const { comparables, around, market, now } = await assetSearch.read(async (index, now) => {
      const comparables = findComparables(index, subject, now);
      await nextTurn();
      const around = scopesAround(index, subject, { now, soi, perUnit });
      await nextTurn();
      return { comparables, around, market: marketAround(index, subject, now), now };
    });
    return {
      deal: subject.deal,
      unit: isLand ? 'sq_wah' : 'sqm',
      per_unit: Math.round(perUnit(subject.perSqm)),
      price: Math.round(subject.perSqm * subject.areaSqm),
      area_sqm: twoDecimals(subject.areaSqm),
      days: Math.max(0, Math.floor((now - row.published_at!.getTime()) / dayMs)),
      lowered_percent: loweredPercent(row),
      scopes: around.scopes,
      since: around.since === null ? null : new Date(around.since).toISOString(),
      // To the hour, so that an unchanged comparison keeps its entity tag.
      at: new Date(Math.floor(now / hourMs) * hourMs).toISOString(),
      interval: priceIntervalOf(subject, comparables, await errors.errorFor(subject)),
      comparables: await describe(comparables, perUnit),
      market,
    };
  };

  route(app, getPriceComparison, async ({ params: { id } }) => {
    const row = await assets.findById(id);
    if (!row) throw new ApiError('not_found');
    if (row.status === 'paused') throw new ApiError('asset_paused');
    checkReachable(row);
    const subject = isAvailable(row) ? subjectOf(row) : null;
    return subject && compare(subject, row);
  });

  route(app, getPriceInterval, async ({ params: { id }, caller: { memberId } }) => {
    const subject = subjectOf(await findOwnAsset(db, { id, memberId }));
    if (!subject) return null;
    const comparables = await assetSearch.read((index, now) => findComparables(index, subject, now));
    return priceIntervalOf(subject, comparables, await errors.errorFor(subject));
  });

  route(app, getPriceErrors, async () =>
    (await errors.all()).map(({ spread: _spread, deal, measured_at, ...row }) => ({
      ...row,
      deal,
      measured_at: measured_at.toISOString(),
    })),
  );
};
