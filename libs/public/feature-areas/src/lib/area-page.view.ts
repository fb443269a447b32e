import { areaIndexedFrom, type Area, type AreaLink } from '@yoodee/api-contract/areas';
import { propertyTypes } from '@yoodee/asset-rules/options';
import type { CountedLink } from '@yoodee/public-ui-landing';
import { hrefs, type Locale } from '@yoodee/site';
import { toMonthlyPricesView, type MonthlyPricesView } from './monthly-prices.view.ts';
import { toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';

/** The view model of an area page, in one language. */
export interface AreaPageView {
  kind: Area['kind'];
  /** The part of the canonical path after `/areas/`. */
  path: string;
  /** The property type of the page; null for all. */
  type: string | null;
  name: string;
  within: string;
  /** From the province down, without the page itself. */
  parents: { label: string; href: string }[];
  /** The page's own step of the breadcrumb. */
  step: string;
  /** Its assets as a query string of the list. */
  search: string;
  total: number;
  sale: Area['sale'];
  rent: Area['rent'];
  monthly: MonthlyPricesView | null;
  listHref: string;
  /** The lists of assets for sale and for rent. */
  saleHref: string;
  rentHref: string;
  cards: AssetCardView[];
  types: CountedLink[];
  /** Projects with listings, of a district. */
  projects: CountedLink[];
  inside: CountedLink[];
  neighbours: CountedLink[];
  isIndexed: boolean;
}

/** Fields that the cards of an area page omit, so that its HTML stays within the size budget. */
const leftOut = { perArea: null, instalment: null, seller: null, confirmed: null } as const;

/** The most projects of a district that its page links to. */
const projectsShown = 6;

/** The code of the page's district, from its search. */
const districtOf = ({ search }: Area) => new URLSearchParams(search).get('district') ?? '';

export const toAreaPageView = (area: Area, locale: Locale, now: Date): AreaPageView => {
  const { area: areaHref, assetsWith, project: projectHref } = hrefs(locale);
  const link = ({ path, name, count }: AreaLink): CountedLink => ({
    code: path,
    label: name[locale],
    href: areaHref(path),
    count,
  });
  const type = area.property_type && propertyTypes[area.property_type][locale];
  return {
    kind: area.kind,
    path: area.path,
    type,
    name: area.name[locale],
    within: area.within?.[locale] ?? '',
    parents: area.parents.map(({ path, name }) => ({ label: name[locale], href: areaHref(path) })),
    step: type ?? area.name[locale],
    search: area.search,
    total: area.total,
    sale: area.sale,
    rent: area.rent,
    monthly:
      area.monthly && toMonthlyPricesView(area.monthly, { name: area.name[locale], code: districtOf(area) }, locale),
    listHref: assetsWith(area.search),
    saleHref: assetsWith(`${area.search}&listing_type=sale`),
    rentHref: assetsWith(`${area.search}&listing_type=rent`),
    cards: area.items.map((asset) => ({ ...toAssetCardView(asset, locale, now), ...leftOut })),
    types: area.types.map(({ type: code, path, count }) => ({
      code,
      label: propertyTypes[code][locale],
      href: areaHref(path),
      count,
    })),
    projects: area.projects
      .map(({ id, name, for_sale, for_rent }) => ({
        code: String(id),
        label: (locale === 'en' && name.en) || name.th,
        href: projectHref(id),
        count: for_sale + for_rent,
      }))
      .filter(({ count }) => count > 0)
      .slice(0, projectsShown),
    inside: area.inside.map(link),
    neighbours: area.neighbours.map(link),
    isIndexed: area.total >= areaIndexedFrom,
  };
};
