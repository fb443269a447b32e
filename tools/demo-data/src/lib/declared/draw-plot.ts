import { landOfFields } from '@yoodee/asset-rules';
import { fieldExists, type AssetFields } from '@yoodee/asset-rules/fields';
import { outlineText } from '@yoodee/asset-rules/outlines';
import type { Random } from '../random.ts';

const metresPerDegree = 111_195;
const sqmPerSqWah = 4;

/** Width at the road, width at the back and depth, metres: with the area of the deed, and the frontage if it is stated. */
const measuresOf = (
  random: Random,
  { frontage_m: frontage, depth_m: depth, property_type }: AssetFields,
  sqm: number,
) => {
  const front = frontage ?? Math.sqrt(sqm * random.between(0.4, 0.9));
  const back = depth ? (2 * sqm) / depth - front : front * (property_type === 'land' ? random.between(0.8, 1.3) : 1);
  const isPlot = back > front / 3 && back < front * 3;
  const behind = isPlot ? back : front;
  return { front, back: behind, deep: (2 * sqm) / (front + behind) };
};

/** The outline of a plot around its pin, with one side along the road; null for assets without land. */
export const drawPlot = (random: Random, asset: AssetFields): string | null => {
  const sqWah = landOfFields(asset);
  const { lat, lng } = asset;
  if (!sqWah || lat === null || lng === null || !fieldExists('plot_outline', asset)) return null;
  const { front, back, deep } = measuresOf(random, asset, sqWah * sqmPerSqWah);
  const angle = random.between(0, 2 * Math.PI);
  const corners = [
    [-front / 2, -deep / 2],
    [front / 2, -deep / 2],
    [front / 2 - (front - back) / 2, deep / 2],
    [-front / 2 + (front - back) / 2, deep / 2],
  ] as const;
  return outlineText(
    corners.map(([x, y], place) => ({
      lat: lat + (x * Math.sin(angle) + y * Math.cos(angle)) / metresPerDegree,
      lng: lng + (x * Math.cos(angle) - y * Math.sin(angle)) / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
      isRoad: place === 0,
    })),
  );
};
