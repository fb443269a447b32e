import { setImmediate as nextTurn } from 'node:timers/promises';
import { nearStationMetres } from '@yoodee/api-contract/asset-list';
import { codesOf, propertyTypes, type PropertyType } from '@yoodee/asset-rules/options';
import {
  type AssetIndex,
  emptySet,
  inScratch,
  intersect,
  sizeOf,
  stationBand,
  toDocs,
} from '@yoodee/server-search-index';
import { areaPlaces, type AreaPlace } from './area-list.ts';

export interface AreaCount {
  total: number;
  byType: Partial<Record<PropertyType, number>>;
  /** When the newest asset was listed, in total and by type, epoch milliseconds. */
  newest: number;
  newestByType: Partial<Record<PropertyType, number>>;
  newestAssetId: number;
}

/** Number of listed assets by path; areas without any are absent. */
export type AreaCounts = ReadonlyMap<string, AreaCount>;

const types = codesOf(propertyTypes);

/** Areas per slice before the event loop continues: some milliseconds at a million assets. */
const areasAtATime = 50;

/** The position in `types` of each document's type. */
const typesByDoc = (index: AssetIndex): Uint8Array => {
  const typeOf = new Uint8Array(index.documents());
  types.forEach((type, position) => {
    const set = emptySet(index.documents());
    index.codes('property_type').get(type)?.uniteInto(set);
    for (const doc of toDocs(set, sizeOf(set))) typeOf[doc] = position;
  });
  return typeOf;
};

const postingsOf = (index: AssetIndex, { kind, place }: AreaPlace) =>
  kind === 'station'
    ? index.stationBands.get(stationBand((place as { id: string }).id, nearStationMetres))
    : index.codes(kind).get((place as { code: string }).code);

const countDocs = (index: AssetIndex, docs: Uint32Array, typeOf: Uint8Array): AreaCount => {
  const listed = index.column('published_at');
  const count: AreaCount = { total: docs.length, byType: {}, newest: 0, newestByType: {}, newestAssetId: 0 };
  for (const doc of docs) {
    const type = types[typeOf[doc]!]!;
    const at = listed[doc]!;
    count.byType[type] = (count.byType[type] ?? 0) + 1;
    if (at > count.newest) {
      count.newest = at;
      count.newestAssetId = index.assetOf(doc);
    }
    count.newestByType[type] = Math.max(count.newestByType[type] ?? 0, at);
  }
  return count;
};

/** Counts all areas, in slices that do not block the event loop. */
export const countAreas = async (index: AssetIndex): Promise<AreaCounts> => {
  const typeOf = typesByDoc(index);
  const counts = new Map<string, AreaCount>();
  for (const [position, area] of areaPlaces.entries()) {
    if (position % areasAtATime === areasAtATime - 1) await nextTurn();
    const postings = postingsOf(index, area);
    if (!postings) continue;
    inScratch(() => {
      // Documents that were added in the meantime belong to the next count.
      const set = emptySet(typeOf.length);
      postings.uniteInto(set);
      intersect(set, index.live());
      const size = sizeOf(set);
      if (size > 0) counts.set(area.path, countDocs(index, toDocs(set, size), typeOf));
    });
  }
  return counts;
};
