import { leastForFall, type DistrictPrices } from '@yoodee/api-contract/monthly-prices';
import { sqWahToSqm } from '@yoodee/asset-rules';
import { propertyTypes, type PropertyType } from '@yoodee/asset-rules/options';
import { formatDate } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';

/** The view model of the monthly prices, in one language. Whole baht. */
export interface MonthlyPricesView {
  course: {
    type: string;
    deal: 'sale' | 'rent';
    /** The unit of area that the price is divided by; `none` for whole prices. */
    unit: 'sqm' | 'sq_wah' | 'none';
    months: { label: string; median: number; assets: number }[];
  } | null;
  newest: { key: string; type: string; deal: 'sale' | 'rent'; median: number; assets: number }[];
  /** The district, and the types and deals with enough listings for an alert. */
  district: {
    name: string;
    search: string;
    kinds: { type: PropertyType; label: string; deal: 'sale' | 'rent' }[];
  };
  csvHref: string;
  isDemonstration: boolean;
}

/** Maximum number of types below the price chart. */
const mostTypes = 6;

/** Uses a day in the middle of the month, so that no time zone shifts it into another month. */
const monthLabel = (locale: Locale, month: string) => formatDate(locale, `${month}-15T05:00:00Z`, 'month');

type Course = NonNullable<DistrictPrices['course']>;

/** Sale prices per unit of area, where every month has one; otherwise whole prices. */
const courseOf = ({ property_type, deal, months }: Course, locale: Locale): MonthlyPricesView['course'] => {
  const isDivided = deal === 'sale' && months.every(({ median_per_sqm }) => median_per_sqm !== null);
  const isLand = property_type === 'land';
  return {
    type: propertyTypes[property_type][locale],
    deal,
    unit: !isDivided ? 'none' : isLand ? 'sq_wah' : 'sqm',
    months: months.map(({ month, median, median_per_sqm, assets }) => ({
      label: monthLabel(locale, month),
      median: isDivided ? median_per_sqm! * (isLand ? sqWahToSqm(1) : 1) : median,
      assets,
    })),
  };
};

export const toMonthlyPricesView = (
  { course, newest, is_demonstration }: DistrictPrices,
  { name, code }: { name: string; code: string },
  locale: Locale,
): MonthlyPricesView => ({
  course: course && courseOf(course, locale),
  newest: newest.slice(0, mostTypes).map(({ property_type, deal, median, assets }) => ({
    key: `${property_type} ${deal}`,
    ...{ type: propertyTypes[property_type][locale], deal, median, assets },
  })),
  district: {
    name,
    search: `district=${code}`,
    kinds: newest.flatMap(({ property_type: type, deal, assets }) =>
      assets < leastForFall ? [] : [{ type, label: propertyTypes[type][locale], deal }],
    ),
  },
  csvHref: `/api/monthly-prices.csv?district=${code}`,
  isDemonstration: is_demonstration,
});
