import type { ResponseOf } from '@yoodee/api-contract';
import type { AreaLink, getAreas } from '@yoodee/api-contract/areas';
import type { AssetPage, AssetSummary } from '@yoodee/api-contract/assets';
import type { BudgetArea } from '@yoodee/api-contract/budgets';
import type { PriceCut } from '@yoodee/api-contract/price-cuts';
import { codesOf, propertyTypes } from '@yoodee/asset-rules/options';
import type { CountedLink } from '@yoodee/public-ui-landing';
import { hrefs, type Locale } from '@yoodee/site';
import { toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';

/** A province with a picture of its newest asset. */
export interface ProvinceTile extends CountedLink {
  cover: NonNullable<AssetCardView['cover']>;
}

/** An asset whose leading price fell this week. */
export interface PriceCutView {
  card: AssetCardView;
  /** How much it fell: whole baht, and whole per cent of the price before. */
  baht: number;
  percent: number;
}

/** What budgets buy in a district. */
export type BudgetAreaView = Pick<BudgetArea, 'path' | 'search' | 'budgets'> & { label: string };

export interface HomePageView {
  total: number;
  /** The asset beside the search: the most recently confirmed one. */
  hero: AssetCardView | null;
  newest: AssetCardView[];
  /** Prices that fell this week; empty where there are too few to be news. */
  cuts: PriceCutView[];
  /** Any reduced prices, where there are no cuts. */
  reduced: AssetCardView[];
  types: CountedLink[];
  /** Empty where there are too few districts to compare. */
  budgetAreas: BudgetAreaView[];
  tiles: ProvinceTile[];
  provinces: CountedLink[];
  stations: CountedLink[];
}

interface Source {
  /** The first page of all assets, newest first. */
  all: AssetPage;
  /** The first page of all assets, most recently confirmed first. */
  confirmed: AssetPage;
  /** The first page of reduced assets. */
  reduced: AssetPage;
  cuts: readonly PriceCut[];
  budgetAreas: readonly BudgetArea[];
  areas: ResponseOf<typeof getAreas>;
  locale: Locale;
  now: Date;
}

const newestShown = 4;
const reducedShown = 4;
const fewestCuts = 2;
const fewestBudgetAreas = 2;
const tilesShown = 5;
const provincesShown = 4;
const stationsShown = 8;
const typesShown = 8;

/** The view model of the home page. No asset appears twice. */
export const toHomePageView = ({
  all,
  confirmed,
  reduced,
  cuts,
  budgetAreas,
  areas,
  locale,
  now,
}: Source): HomePageView => {
  const { assetsWith, area } = hrefs(locale);
  const link = ({ path, name, count }: AreaLink): CountedLink => ({
    code: path,
    label: name[locale],
    href: area(path),
    count,
  });
  const typeCounts = all.facets.property_type ?? {};
  const shown = new Set<number>();
  const isFresh = ({ id, cover }: AssetSummary) => cover !== null && !shown.has(id);
  const take = ({ items }: AssetPage, count: number): AssetCardView[] => {
    const fresh = items.filter(isFresh).slice(0, count);
    for (const { id } of fresh) shown.add(id);
    return fresh.map((asset) => toAssetCardView(asset, locale, now));
  };
  const takeCuts = (): PriceCutView[] =>
    cuts
      .filter(({ asset }) => isFresh(asset))
      .slice(0, reducedShown)
      .map(({ asset, from, to }) => ({
        card: toAssetCardView(asset, locale, now),
        baht: from - to,
        percent: Math.round(((from - to) / from) * 100),
      }));
  const newest = take(all, newestShown);
  const [hero = null] = take(confirmed, 1);
  const tiles = areas.provinces.slice(0, tilesShown).flatMap((province) => {
    const { cover } = province;
    return cover ? [{ ...link(province), cover }] : [];
  });
  const fallen = takeCuts();
  const hasCuts = fallen.length >= fewestCuts;
  const isTile = new Set(tiles.map(({ code }) => code));
  return {
    total: all.total,
    hero,
    newest,
    cuts: hasCuts ? fallen : [],
    reduced: hasCuts ? [] : take(reduced, reducedShown),
    types: codesOf(propertyTypes)
      .map((code) => ({
        code,
        label: propertyTypes[code][locale],
        href: assetsWith(`property_type=${code}`),
        count: typeCounts[code] ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, typesShown),
    budgetAreas:
      budgetAreas.length < fewestBudgetAreas
        ? []
        : budgetAreas.map(({ path, name, search, budgets }) => ({ path, label: name[locale], search, budgets })),
    tiles,
    provinces: areas.provinces
      .filter(({ path }) => !isTile.has(path))
      .slice(0, provincesShown)
      .map(link),
    stations: areas.stations
      .slice(0, stationsShown)
      .map((station) => ({ ...link(station), colour: station.line_colour })),
  };
};
