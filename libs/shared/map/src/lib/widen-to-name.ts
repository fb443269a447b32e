import type { BaseMap, BaseMapSource } from './base-map-data.ts';
import type { Bounds } from './map-engine.ts';

/** Sources with labels at close zoom levels, which show where the map is. */
const landmarks: readonly BaseMapSource[] = ['stations', 'district-names', 'town-names'];

/** Factors by which the box is widened. Around any place in Thailand, the largest box contains a landmark. */
const steps = [1, 2, 4, 8, 16];

/** The box with the same centre, `by` times as wide and high. */
export const widened = ([west, south, east, north]: Bounds, by: number): Bounds => {
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  const [halfWidth, halfHeight] = [((east - west) / 2) * by, ((north - south) / 2) * by];
  return [lng - halfWidth, lat - halfHeight, lng + halfWidth, lat + halfHeight];
};

/**
 * The box, or the smallest wider one with the same centre that contains a label: a map without labels shows nothing
 * useful.
 */
export const widenToName = (bounds: Bounds, baseMap: BaseMap): Bounds => {
  const points = landmarks.flatMap((source) =>
    baseMap[source].features.flatMap(({ geometry }) => (geometry.type === 'Point' ? [geometry.coordinates] : [])),
  );
  const hasName = ([west, south, east, north]: Bounds) =>
    points.some(([lng, lat]) => lng! > west && lng! < east && lat! > south && lat! < north);
  return steps.map((by) => widened(bounds, by)).find(hasName) ?? bounds;
};
