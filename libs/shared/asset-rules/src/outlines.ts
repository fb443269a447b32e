export { isInside, metresToEdge, type Ring } from './lib/outline-distance.ts';
export { crossesItself, doubleSize, isLine, type Units } from './lib/polygon.ts';
export {
  cornersOf,
  differsFromDeed,
  farthestFromPin,
  isFarFromPin,
  outlineLimits,
  outlineProblem,
  outlineSqWah,
  cornersProblem,
  outlineText,
  type OutlineProblem,
  type PlotCorner,
} from './lib/plot-outline.ts';
export { plotShape, sideLengths, type PlotShape } from './lib/plot-shape.ts';
export { degreesOfUtm, type Datum, type UtmPoint } from './lib/utm.ts';
