import { codesOf, propertyTypes, type AssetPage } from '@yoodee/api-contract';
import { toAssetCardView, type AssetCardView } from '@yoodee/asset-view';
import { hrefs, type Locale } from '@yoodee/site';

export interface CountedLink {
  code: string;
  label: string;
  href: string;
  count: number;
}

export interface HomePageView {
  total: number;
  newest: AssetCardView[];
  reduced: AssetCardView[];
  types: CountedLink[];
  provinces: CountedLink[];
}

interface Source {
  /** The first page of everything, newest first. */
  all: AssetPage;
  /** The first page of what became cheaper. */
  reduced: AssetPage;
  provinces: readonly { code: string; name: { th: string; en: string } }[];
  locale: Locale;
  now: Date;
}

const newestShown = 8;
const reducedShown = 4;
const provincesShown = 12;

/** What the home page shows: nothing on it that is not in the data. */
export const toHomePageView = ({ all, reduced, provinces, locale, now }: Source): HomePageView => {
  const { assetsWith } = hrefs(locale);
  const link = (key: string, code: string, label: string, count: number): CountedLink => ({
    code,
    label,
    href: assetsWith(`${key}=${code}`),
    count,
  });
  const byCount = (a: CountedLink, b: CountedLink) => b.count - a.count;
  const { property_type: typeCounts = {}, province: provinceCounts = {} } = all.facets;
  return {
    total: all.total,
    newest: all.items.slice(0, newestShown).map((asset) => toAssetCardView(asset, locale, now)),
    reduced: reduced.items.slice(0, reducedShown).map((asset) => toAssetCardView(asset, locale, now)),
    types: codesOf(propertyTypes)
      .map((code) => link('property_type', code, propertyTypes[code][locale], typeCounts[code] ?? 0))
      .filter(({ count }) => count > 0),
    provinces: provinces
      .map(({ code, name }) => link('province', code, name[locale], provinceCounts[code] ?? 0))
      .filter(({ count }) => count > 0)
      .sort(byCount)
      .slice(0, provincesShown),
  };
};
