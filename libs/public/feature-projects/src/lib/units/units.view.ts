import { floorBands, type Project } from '@yoodee/api-contract/projects';
import { formatBaht } from '@yoodee/formatters';
import { hrefs, type Locale } from '@yoodee/site';

/** Bands of floors in the order of the columns; `unknown` where the seller did not give the floor. */
const floorColumns = [...floorBands, 'unknown'] as const;
export type FloorColumn = (typeof floorColumns)[number];

/** What is on offer in a deal: one row for each number of bedrooms. */
export interface UnitsView {
  deal: 'sale' | 'rent';
  /** Columns with at least one unit. */
  columns: FloorColumn[];
  rows: {
    /** 0 is a studio; null where it is not given. */
    bedrooms: number | null;
    count: number;
    /** In the order of `columns`; 0 for none. */
    counts: number[];
    price: string;
    /** The list with at least as many bedrooms. */
    href: string;
  }[];
}

type Units = Project['on_offer'][number];

const columnOf = ({ floors }: Units): FloorColumn => floors ?? 'unknown';
const sum = (units: readonly Units[]) => units.reduce((total, { count }) => total + count, 0);

/** Sorts rows by the number of bedrooms, unknown last. */
const byBedrooms = (a: number | null, b: number | null) => (a ?? Infinity) - (b ?? Infinity);

export const toUnitsView = ({ on_offer, search }: Pick<Project, 'on_offer' | 'search'>, locale: Locale): UnitsView[] =>
  (['sale', 'rent'] as const).flatMap((deal) => {
    const ofDeal = on_offer.filter((units) => units.deal === deal);
    if (ofDeal.length === 0) return [];
    const columns = floorColumns.filter((column) => ofDeal.some((units) => columnOf(units) === column));
    const price = (baht: number) => formatBaht(locale, baht, { compact: deal === 'sale' });
    const rows = [...new Set(ofDeal.map(({ bedrooms }) => bedrooms))].sort(byBedrooms).map((bedrooms) => {
      const units = ofDeal.filter((one) => one.bedrooms === bedrooms);
      const low = price(Math.min(...units.map(({ price_low }) => price_low)));
      const high = price(Math.max(...units.map(({ price_high }) => price_high)));
      return {
        ...{ bedrooms, count: sum(units) },
        counts: columns.map((column) => sum(units.filter((one) => columnOf(one) === column))),
        price: low === high ? low : `${low}–${high}`,
        href: hrefs(locale).assetsWith(`${search}&listing_type=${deal}${bedrooms ? `&bedrooms_min=${bedrooms}` : ''}`),
      };
    });
    return [{ deal, columns, rows }];
  });
