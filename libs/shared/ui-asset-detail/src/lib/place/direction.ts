import type { AssetDetail, StationAround } from '@yoodee/api-contract/assets';
import { orientations } from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';

/** A direction as an arrow on a map with north at the top, and its name for screen readers. */
export interface DirectionView {
  arrow: string;
  name: string;
}

const arrows: Record<StationAround['direction'], string> = {
  ...{ n: '↑', ne: '↗', e: '→', se: '↘' },
  ...{ s: '↓', sw: '↙', w: '←', nw: '↖' },
};

/** Some systems draw arrows as emoji without it. */
const asText = '\uFE0E';

/** Metres: an approximate place is up to 200 m away from the true one, so nearer directions could be wrong. */
const surelyFrom = 500;

/** The direction of a station; null where an approximate place does not tell it. */
export const directionOf = (
  { direction, metres }: StationAround,
  precision: AssetDetail['location_precision'],
  locale: Locale,
): DirectionView | null =>
  precision === 'approximate' && metres < surelyFrom
    ? null
    : { arrow: arrows[direction] + asText, name: orientations[direction][locale] };
