import { fieldExists, type AssetFields } from '@yoodee/asset-rules/fields';
import type { Random } from '../random.ts';
import { drawPlot } from './draw-plot.ts';

type Declared = Partial<AssetFields>;

/** The years of floods that people remember, and since when sellers know their places. */
const floodYears = [2011, 2011, 2011, 2017, 2021, 2022, 2024] as const;
const dryYears = [1995, 2002, 2006, 2008, 2011, 2011, 2013, 2016, 2019] as const;

const drawFlood = (random: Random, { year_built: built, description_th: text }: AssetFields): Declared => {
  const flood_source = random.weighted<AssetFields['flood_source']>([
    ['own', 60],
    ['neighbours', 25],
    ['official', 10],
    [null, 5],
  ]);
  // Some descriptions say that it does not flood.
  if (text?.includes('ท่วม') || random.chance(0.85))
    return { flood: 'never', flood_year: Math.max(random.pick(dryYears), built ?? 0), flood_source };
  return {
    flood: 'flooded',
    flood_year: random.pick(floodYears),
    flood_depth_cm: random.int(1, 12) * 10,
    flood_source,
  };
};

const drawNoise = (random: Random): Declared => {
  if (random.chance(0.5)) return { noise_sources: ['none'] };
  const source = random.weighted<'road' | 'railway' | 'airport' | 'nightlife'>([
    ['road', 70],
    ['railway', 12],
    ['airport', 10],
    ['nightlife', 8],
  ]);
  return { noise_sources: [source], noise_times: source === 'nightlife' ? ['night', 'weekend'] : ['day'] };
};

const drawAccess = (random: Random, asset: AssetFields): Declared =>
  fieldExists('car_access', asset) && asset.road_access !== 'none'
    ? {
        road_surface: random.pick(['concrete', 'concrete', 'asphalt', 'asphalt', 'gravel'] as const),
        car_access: random.pick(['car', 'car', 'lorry'] as const),
      }
    : {};

/** What a seller declares about the place: many say nothing. Depends on its arguments only. */
export const declare = (random: Random, asset: AssetFields, year: number): Declared => {
  const flood = random.chance(0.5) ? drawFlood(random, asset) : {};
  return {
    // A house that is not finished has seen no flood.
    ...((flood.flood_year ?? 0) <= year && flood),
    ...(random.chance(0.4) && drawNoise(random)),
    ...(random.chance(0.5) && drawAccess(random, asset)),
    plot_outline: random.chance(0.6) ? drawPlot(random, asset) : null,
  };
};

/** Newer buildings have been through too few rainy seasons to be declared dry. */
const lastBuilt = 2022;

/** The same for a handwritten listing: only facts that its texts do not contradict. */
export const declareWritten = (random: Random, asset: AssetFields): Declared => ({
  ...(!asset.description_th?.includes('ท่วม') &&
    (asset.year_built ?? 0) <= lastBuilt &&
    random.chance(0.6) && { flood: 'never', flood_year: Math.max(2006, asset.year_built ?? 0), flood_source: 'own' }),
  plot_outline: drawPlot(random, asset),
});
