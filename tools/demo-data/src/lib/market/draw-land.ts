import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Random } from '../random.ts';
import { deedOf } from './deed.ts';
import type { Setting } from './neighbourhoods/neighbourhood.ts';
import { known, type DrawBuilding } from './outline.ts';

/** Square wah, minimum and maximum. Small plots are more common. */
const plots: Readonly<Record<Setting, readonly [number, number]>> = {
  downtown: [60, 500],
  city: [50, 600],
  suburb: [50, 2_400],
  industrial: [400, 12_000],
  beach: [100, 3_200],
  hills: [200, 8_000],
  town: [60, 5_200],
};

type Zone = NonNullable<AssetFields['city_plan_colour']>;

const zones: Readonly<Record<Setting, readonly Zone[]>> = {
  downtown: ['red', 'brown'],
  city: ['orange', 'brown', 'red'],
  suburb: ['yellow', 'yellow', 'orange'],
  industrial: ['purple', 'purple', 'green'],
  beach: ['yellow', 'green', 'orange'],
  hills: ['green', 'green', 'light_brown'],
  town: ['green', 'yellow', 'orange', 'red'],
};

export const zoneOf = (random: Random, setting: Setting): AssetFields['city_plan_colour'] =>
  known(random, 0.55, random.pick(zones[setting]));

/** Large plots are given in whole rai, small ones in square wah. */
const plotOf = (random: Random, setting: Setting): number => {
  const [least, most] = plots[setting];
  const plot = least * (most / least) ** (random.next() ** 1.3);
  if (plot > 1_200) return Math.round(plot / 100) * 100;
  return plot > 400 && random.chance(0.4) ? Math.round(plot / 50) * 50 : Math.round(plot);
};

export const drawLand: DrawBuilding = ({ random, site }) => {
  const { setting } = site.neighbourhood;
  const plot = plotOf(random, setting);
  const frontage = known(random, 0.7, Math.max(6, Math.round(Math.sqrt(plot * 4) * random.between(0.45, 1.1))));
  return {
    ...deedOf(plot),
    frontage_m: frontage,
    depth_m: frontage && known(random, 0.8, Math.round((plot * 4) / frontage)),
    road_access: random.weighted([
      ['public', 88],
      ['easement', 10],
      ['none', 2],
    ]),
    road_width_m: known(random, 0.7, random.pick([4, 6, 6, 8, 8, 10, 12, 16, 20])),
    city_plan_colour: zoneOf(random, setting),
    orientation: known(random, 0.25, random.pick(['n', 'e', 's', 'w'] as const)),
  };
};
