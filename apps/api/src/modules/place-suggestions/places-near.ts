import { mostPlacesNear, nearPlaceMetres, type PlacesNear } from '@yoodee/api-contract/place-suggestions';
import { matching, resolveFilters, sizeOf, toDocs, type AssetIndex } from '@yoodee/server-search-index';
import { boxAround, findSubdistrict, metresBetween, type Point } from '@yoodee/server-thai-geo';
import { placeOfSubdistrict } from './suggest-places.ts';

/** How many of the nearest assets vote on the place, because one may have a wrong address. */
const asked = 15;

export interface NearAsset {
  assetId: number;
  metres: number;
}

/** Listed assets by the point that is shown of them. */
export interface ListedNear {
  /** The nearest ones, nearest first. */
  nearest: NearAsset[];
  /** Codes of the districts of all of them. */
  districts: string[];
}

/** The listed assets around a point; `now` is the database's time in epoch milliseconds. */
export const listedNear = (index: AssetIndex, point: Point, now: number): ListedNear => {
  const within = matching(index, resolveFilters(index, { bbox: boxAround(point, nearPlaceMetres) }, now));
  const docs = toDocs(within, sizeOf(within));
  const [lats, lngs] = [index.column('lat'), index.column('lng')];
  // A town may have tens of thousands around a point, of which few are sorted as objects.
  const metres = Float64Array.from(docs, (doc) => metresBetween(point, { lat: lats[doc]!, lng: lngs[doc]! }));
  const most = metres.toSorted()[asked - 1] ?? Infinity;
  const nearest: NearAsset[] = [];
  for (const [at, doc] of docs.entries())
    if (metres[at]! <= most) nearest.push({ assetId: index.assetOf(doc), metres: metres[at]! });
  const counts = index.facetColumns.find(({ facets }) => facets.includes('district'))!.count({ only: docs });
  return {
    nearest: nearest.sort((a, b) => a.metres - b.metres).slice(0, asked),
    districts: [...counts.get('district')!].flatMap(([code, count]) => (count > 0 ? [code] : [])),
  };
};

/** The weight of an asset falls with its distance: it is half at this one, in metres. */
const halfAt = 300;

/** The likeliest subdistricts; assets without one, or with an unknown code, are ignored. */
export const placesOf = (
  nearest: readonly NearAsset[],
  subdistrictOf: ReadonlyMap<number, string | null>,
): PlacesNear['places'] => {
  const found = new Map<string, { metres: number; count: number; weight: number }>();
  for (const { assetId, metres } of nearest) {
    const code = subdistrictOf.get(assetId);
    if (!code) continue;
    const { count, weight, ...known } = found.get(code) ?? { metres, count: 0, weight: 0 };
    found.set(code, { ...known, count: count + 1, weight: weight + halfAt / (halfAt + metres) });
  }
  return [...found]
    .sort(([, a], [, b]) => b.weight - a.weight || a.metres - b.metres)
    .flatMap(([code, { metres, count }]) => {
      const subdistrict = findSubdistrict(code);
      return subdistrict ? { ...placeOfSubdistrict(subdistrict), metres: Math.round(metres), count } : [];
    })
    .slice(0, mostPlacesNear);
};
