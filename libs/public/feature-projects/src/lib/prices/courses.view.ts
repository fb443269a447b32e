import type { Project } from '@yoodee/api-contract/projects';
import type { Locale } from '@yoodee/site';

/** The asking prices of a deal per m², by quarter, the oldest first. Whole baht. */
export interface CourseView {
  deal: 'sale' | 'rent';
  quarters: { label: string; assets: number; low: number; median: number; high: number }[];
}

/** `2026-Q4` → `ไตรมาส 4/2569`, `Q4 2026`. */
const labelOf = (locale: Locale, quarter: string): string => {
  const [year = '', number = ''] = quarter.split('-Q');
  return locale === 'th' ? `ไตรมาส ${number}/${Number(year) + 543}` : `Q${number} ${year}`;
};

export const toCourses = (quarters: Project['quarters'], locale: Locale): CourseView[] =>
  (['sale', 'rent'] as const).flatMap((deal) => {
    const ofDeal = quarters.filter((one) => one.deal === deal);
    if (ofDeal.length === 0) return [];
    return [
      {
        deal,
        quarters: ofDeal.map(({ quarter, assets, low, median, high }) => ({
          label: labelOf(locale, quarter),
          ...{ assets, low, median, high },
        })),
      },
    ];
  });
