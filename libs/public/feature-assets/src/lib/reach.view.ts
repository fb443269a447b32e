import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetSummary } from '@yoodee/api-contract/assets';
import { readReach, writeReach } from '@yoodee/api-contract/reach';
import { formatJourney } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import { withoutBreaks } from '@yoodee/ui-asset-card';
import type { Named } from './filter-options.view.ts';

/** A destination of the travel-time filter. */
export interface ReachView {
  /** The value of the parameter. */
  text: string;
  /** Name of the station; null for a point. */
  name: string | null;
  minutes: number;
  /** The values of the parameter for the minutes that can be chosen. */
  choices: { value: string; minutes: number }[];
}

const minuteSteps = [10, 15, 20, 25, 30, 40, 50, 60, 75, 90];

/** The places of a query by name. */
export const reachesOf = (
  { reach = [] }: Pick<AssetQuery, 'reach'>,
  names: ReadonlyMap<string, Named['name']>,
  locale: Locale,
): ReachView[] =>
  reach.flatMap((text) => {
    const read = readReach(text);
    if (!read) return [];
    const { place, minutes } = read;
    const steps = [...new Set([...minuteSteps, minutes])].sort((a, b) => a - b);
    return [
      {
        text,
        minutes,
        name: 'station' in place ? (names.get(place.station)?.[locale] ?? place.station) : null,
        choices: steps.map((step) => ({ value: writeReach({ place, minutes: step }), minutes: step })),
      },
    ];
  });

/** The journeys of an asset as texts, for its card; undefined in a search without places. */
export const journeysOf = (
  { journeys }: Pick<AssetSummary, 'journeys'>,
  reaches: readonly ReachView[],
  locale: Locale,
): string[] | undefined =>
  journeys?.flatMap((journey, at) => {
    const name = reaches[at]?.name ?? null;
    return journey ? [formatJourney(locale, journey, name && withoutBreaks(name))] : [];
  });
