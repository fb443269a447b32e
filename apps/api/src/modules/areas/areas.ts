import { setImmediate as nextTurn } from 'node:timers/promises';
import { areaPaths } from '@yoodee/api-contract/area-paths';
import {
  areaIndexedFrom,
  exampleShares,
  type Area,
  type AreaExamples,
  type AreaLink,
} from '@yoodee/api-contract/areas';
import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetSummary } from '@yoodee/api-contract/assets';
import { priceDeals, type PriceDeal } from '@yoodee/api-contract/monthly-prices';
import type { NewsSummary } from '@yoodee/api-contract/news';
import type { ProjectSummary } from '@yoodee/api-contract/projects';
import { codesOf, propertyTypes, type PropertyType } from '@yoodee/asset-rules/options';
import type { AssetIndex } from '@yoodee/server-search-index';
import type { AssetSearch } from '../assets/asset-search.ts';
import {
  areaPlaces,
  areasBeside,
  areasInside,
  lineOf,
  nameOf,
  provinceAreas,
  provinceOf,
  stationAreas,
  type AreaPlace,
} from './area-list.ts';
import { countPrices, pricesIn, quartilesIn } from './area-prices.ts';
import { budgetAreas } from './budget-areas.ts';
import type { MonthlyPrices } from '../monthly-prices/monthly-prices.queries.ts';
import { countAreas, type AreaCounts } from './count-areas.ts';

const assetsShown = 12;
const linksShown = 24;
const provincesWithCover = 8;

const types = codesOf(propertyTypes);

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;

const countOf = (counts: AreaCounts, path: string, type: PropertyType | null): number => {
  const count = counts.get(path);
  return (type ? count?.byType[type] : count?.total) ?? 0;
};

/** Links to the areas that have assets, in the order given. */
const linksInOrder = (areas: readonly AreaPlace[], counts: AreaCounts, type: PropertyType | null): AreaLink[] =>
  areas
    .map(({ path, name }) => ({ path: areaPaths.ofType(path, type), name, count: countOf(counts, path, type) }))
    .filter(({ count }) => count > 0);

/** Links to the areas that have assets, most assets first. */
const linksTo = (areas: readonly AreaPlace[], counts: AreaCounts, type: PropertyType | null = null): AreaLink[] =>
  linksInOrder(areas, counts, type).sort(byCount);

/** Nearby areas by distance; districts by their assets. */
const linksBeside = (area: AreaPlace, counts: AreaCounts, type: PropertyType | null): AreaLink[] =>
  (area.kind === 'district' ? linksTo : linksInOrder)(areasBeside(area), counts, type).slice(0, linksShown);

const parentsOf = (area: AreaPlace, type: PropertyType | null): Area['parents'] => {
  const province = provinceOf(area);
  return [
    ...(province ? [{ path: province.path, name: province.name }] : []),
    ...(type ? [{ path: area.path, name: area.name }] : []),
  ];
};

const withinOf = (area: AreaPlace) =>
  area.kind === 'station' ? nameOf(lineOf(area.place)) : (provinceOf(area)?.name ?? null);

interface AreasOptions {
  assetSearch: AssetSearch;
  findSummaries(ids: readonly number[]): Promise<AssetSummary[]>;
  monthlyPrices: Pick<MonthlyPrices, 'ofDistrict'>;
  findProjects(districtCode: string): Promise<ProjectSummary[]>;
  /** Articles with one of the tags, then those of the province. */
  findArticles(about: { tag: string; provinceCode: string | null }): Promise<NewsSummary[]>;
}

const queryOf = (area: AreaPlace, type: PropertyType | null): AssetQuery => ({
  ...area.filter,
  ...(type && { property_type: [type] }),
});

/** The first of the types with the most prices. Counts each in a turn of its own: a city has 100,000. */
const typeWithMostPrices = async (
  index: AssetIndex,
  area: AreaPlace,
  deal: PriceDeal,
  now: number,
): Promise<PropertyType> => {
  const counts = new Map<PropertyType, number>();
  for (const type of types) {
    counts.set(type, countPrices(index, queryOf(area, type), deal, now));
    await nextTurn();
  }
  return types.toSorted((a, b) => counts.get(b)! - counts.get(a)!)[0]!;
};

/** What articles about a place are tagged with: the last step of its address, such as `khlong_san`. */
const articlesAbout = (area: AreaPlace) => ({
  tag: area.path.split('/').at(-1)!.replaceAll('-', '_'),
  provinceCode: area.filter.province ?? null,
});

/** Area pages, from the search index. */
export const createAreas = ({
  assetSearch,
  findSummaries,
  monthlyPrices,
  findProjects,
  findArticles,
}: AreasOptions) => {
  let counted: { version: number; counts: Promise<AreaCounts> } | undefined;

  /** Counted once per content version. */
  const readCounts = async (): Promise<AreaCounts> => {
    const { counts } = await assetSearch.read((index, _now, version) => {
      if (counted?.version !== version) counted = { version, counts: countAreas(index) };
      return counted;
    });
    return counts;
  };

  return {
    /** What some budgets buy, by district. */
    async budgets() {
      const counts = await readCounts();
      return assetSearch.read((index, now) => budgetAreas(index, counts, now));
    },

    async list() {
      const counts = await readCounts();
      const stations = new Map(stationAreas.map(({ path, place }) => [path, lineOf(place)]));
      const provinces = linksTo(provinceAreas, counts);
      const shown = provinces.slice(0, provincesWithCover).map(({ path }) => counts.get(path)!.newestAssetId);
      const newest = new Map((await findSummaries(shown)).map((asset) => [asset.id, asset.cover]));
      return {
        provinces: provinces.map((link) => ({
          ...link,
          cover: newest.get(counts.get(link.path)!.newestAssetId) ?? null,
        })),
        stations: linksTo(stationAreas, counts).map((link) => {
          const line = stations.get(link.path)!;
          return { ...link, line: nameOf(line), line_colour: line.colour };
        }),
      };
    },

    async describe(area: AreaPlace, type: PropertyType | null): Promise<Area> {
      const query = queryOf(area, type);
      const counts = await readCounts();
      const { assetIds, total } = await assetSearch.search(query);
      const { sale, rent } = await assetSearch.read(async (index, now) => {
        const sale = pricesIn(index, query, 'sale', now);
        await nextTurn();
        return { sale, rent: pricesIn(index, query, 'rent', now) };
      });
      const inside = linksTo(areasInside(area), counts, type).slice(0, linksShown);
      return {
        kind: area.kind,
        path: areaPaths.ofType(area.path, type),
        name: area.name,
        within: withinOf(area),
        parents: parentsOf(area, type),
        property_type: type,
        search: assetSearchParams(query).toString(),
        total,
        sale,
        rent,
        monthly: area.kind === 'district' ? await monthlyPrices.ofDistrict(area.place.code, type) : null,
        items: await findSummaries(assetIds.slice(0, assetsShown)),
        types: types
          .map((one) => ({
            type: one,
            path: areaPaths.ofType(area.path, one),
            count: countOf(counts, area.path, one),
          }))
          .filter(({ count, type: one }) => count > 0 && one !== type)
          .sort(byCount),
        projects: area.kind === 'district' ? await findProjects(area.place.code) : [],
        inside,
        neighbours: linksBeside(area, counts, type),
        news: await findArticles(articlesAbout(area)),
      };
    },

    /**
     * What three prices buy, by deal: of one type, or else of the type with the most prices, because a budget for a home
     * says nothing about offices. A deal is omitted when one of its three listings is no longer available.
     */
    async examples(area: AreaPlace, type: PropertyType | null): Promise<AreaExamples[]> {
      const found = await assetSearch.read(async (index, now) => {
        const best = [];
        for (const deal of priceDeals) {
          const property_type = type ?? (await typeWithMostPrices(index, area, deal, now));
          const quartiles = quartilesIn(index, queryOf(area, property_type), deal, now);
          if (quartiles) best.push({ deal, property_type, ...quartiles });
          await nextTurn();
        }
        return best;
      });
      const assets = await findSummaries(found.flatMap(({ assetIds }) => assetIds));
      const byId = new Map(assets.map((asset) => [asset.id, asset]));
      return found.flatMap(({ assetIds, ...examples }) => {
        const items = exampleShares.flatMap((share, at) => {
          const asset = byId.get(assetIds[at]!);
          return asset ? [{ share, asset }] : [];
        });
        return items.length === exampleShares.length ? [{ ...examples, items }] : [];
      });
    },

    /** Paths of the pages for search engines, with the time of the newest asset. */
    async indexed(): Promise<{ path: string; updated_at: string }[]> {
      const counts = await readCounts();
      return areaPlaces.flatMap(({ path }) => {
        const count = counts.get(path);
        if (!count || count.total < areaIndexedFrom) return [];
        const ofTypes = types.filter((type) => (count.byType[type] ?? 0) >= areaIndexedFrom);
        return [
          { path, updated_at: new Date(count.newest).toISOString() },
          ...ofTypes.map((type) => ({
            path: areaPaths.ofType(path, type),
            updated_at: new Date(count.newestByType[type]!).toISOString(),
          })),
        ];
      });
    },
  };
};

export type Areas = ReturnType<typeof createAreas>;
