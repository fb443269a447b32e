import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { PriceComparison, PriceScope } from '@yoodee/api-contract/price-comparison';
import { leastCompared } from '@yoodee/api-contract/price-standing';
import {
  type AssetIndex,
  emptySet,
  has,
  inScratch,
  knownValues,
  matching,
  medianOf,
  resolveFilters,
  sizeOf,
  toDocs,
  valueAtRank,
} from '@yoodee/server-search-index';
import { findDistrict, findSubdistrict } from '@yoodee/server-thai-geo';
import { dayMs } from '@yoodee/site';
import { englishProject } from '../assets/english-texts.ts';
import { perAreaColumn, sameKind } from './comparables.ts';
import type { ComparedSubject } from './compared-asset.ts';
import type { Soi } from './same-soi.ts';

/** The other listed assets of the kind in a place, without order. Call it in scratch. */
const others = (index: AssetIndex, subject: ComparedSubject, place: AssetQuery, now: number): Uint32Array => {
  const matches = matching(index, resolveFilters(index, { ...sameKind(subject), ...place }, now));
  return toDocs(matches, sizeOf(matches)).filter((doc) => index.assetOf(doc) !== subject.assetId);
};

const nameOf = ({ name_th, name_en }: { name_th: string; name_en: string }) => ({ th: name_th, en: name_en });

interface ComparedPlace extends Pick<PriceScope, 'scope' | 'name'> {
  place: AssetQuery;
  /** The assets of the place that count; all if absent. */
  among?: ReadonlySet<number>;
}

/** The places that an asset is compared in, the smallest first. */
const placesOf = (subject: ComparedSubject, soi: Soi | null): ComparedPlace[] => {
  const { project, projectName, subdistrict, district } = subject;
  const [ofSubdistrict, ofDistrict] = [subdistrict && findSubdistrict(subdistrict), district && findDistrict(district)];
  return [
    ...(project && projectName && district
      ? [
          {
            scope: 'project' as const,
            name: { th: projectName.th, en: englishProject(projectName.th, projectName.en) ?? projectName.th },
            place: { project, district },
          },
        ]
      : []),
    ...(soi && ofDistrict
      ? [{ scope: 'soi' as const, name: soi.name, place: { district: ofDistrict.code }, among: soi.assetIds }]
      : []),
    ...(ofSubdistrict
      ? [{ scope: 'subdistrict' as const, name: nameOf(ofSubdistrict), place: { subdistrict: ofSubdistrict.code } }]
      : []),
    ...(ofDistrict
      ? [{ scope: 'district' as const, name: nameOf(ofDistrict), place: { district: ofDistrict.code } }]
      : []),
  ];
};

/** The value below which the share lies. Reorders the values. */
const at = (values: Float64Array, share: number) => valueAtRank(values, Math.round(share * (values.length - 1)));

/**
 * Prices per unit of area in the places of the subject, the smallest first, and since when the oldest listing of them
 * is published. Places with too few are absent. `perUnit` converts from baht per m².
 */
export const scopesAround = (
  index: AssetIndex,
  subject: ComparedSubject,
  { now, soi, perUnit }: { now: number; soi: Soi | null; perUnit: (perSqm: number) => number },
): { scopes: PriceScope[]; since: number | null } =>
  inScratch(() => {
    const [prices, published] = [index.column(perAreaColumn(subject.deal)), index.column('published_at')];
    let since = Infinity;
    const scopes = placesOf(subject, soi).flatMap(({ scope, name, place, among }): PriceScope[] => {
      const docs = others(index, subject, place, now).filter(
        (doc) => !Number.isNaN(prices[doc]!) && (!among || among.has(index.assetOf(doc))),
      );
      if (docs.length < leastCompared) return [];
      for (const doc of docs) since = Math.min(since, published[doc]!);
      const known = knownValues(prices, docs);
      const unitAt = (share: number) => Math.round(perUnit(at(known, share)));
      return [{ scope, name, assets: docs.length, low: unitAt(0.1), median: unitAt(0.5), high: unitAt(0.9) }];
    });
    return { scopes, since: scopes.length === 0 ? null : since };
  });

/** How long the kind is on the market, and how often its price was lowered. */
export const marketAround = (index: AssetIndex, subject: ComparedSubject, now: number): PriceComparison['market'] =>
  inScratch(() => {
    const published = index.column('published_at');
    const lowered = emptySet(index.documents());
    index.codes('price_reduced').get('1')?.uniteInto(lowered);
    const places = [
      ...(subject.district ? [{ scope: 'district' as const, place: { district: subject.district } }] : []),
      { scope: 'province' as const, place: { province: subject.province } },
    ];
    for (const { scope, place } of places) {
      const docs = others(index, subject, place, now);
      if (docs.length < leastCompared) continue;
      const times = knownValues(published, docs);
      let reduced = 0;
      for (const doc of docs) reduced += Number(has(lowered, doc));
      return {
        scope,
        assets: docs.length,
        days: Math.max(0, Math.round((now - medianOf(times, 0, times.length)!) / dayMs)),
        lowered_percent: Math.round((100 * reduced) / docs.length),
      };
    }
    return null;
  });
