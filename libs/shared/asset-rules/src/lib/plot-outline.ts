import { crossesItself, doubleSize, isLine, type Units } from './polygon.ts';
import { metresFrom } from './local-metres.ts';

/** A corner of a plot in degrees (WGS 84). */
export interface PlotCorner {
  lat: number;
  lng: number;
  /** Whether the side from this corner to the next one faces a road. */
  isRoad: boolean;
}

export const outlineLimits = {
  corners: 200,
  /** A plot is beside the pin of its listing. */
  metresFromPin: 2_000,
  /** More than surveyors differ: beyond it, outline and title deed contradict each other. */
  deedShare: 0.03,
} as const;

export type OutlineProblem = 'invalid' | 'too_many' | 'outside_thailand' | 'no_area' | 'self_crossing';

/** 0.0000001° is about 1 cm, which a plot of 4 m in width needs. */
const unitsPerDegree = 1e7;

/** The smallest plot, square metres: less than one square wah. */
const smallestSqm = 2;

/** Thailand, as for the pin: south, north, west, east. */
const [south, north, west, east] = [5.5, 20.6, 97.3, 105.7];

const oneCorner = /^(\d{1,2}(?:\.\d{1,7})?),(\d{1,3}(?:\.\d{1,7})?)(\*?)$/;

/**
 * The corners of a stored outline: `13.7367001,100.5231001*;13.7369,100.5231;…`, in order and without the first again;
 * `*` marks a corner whose side to the next faces a road. Null for any other text.
 */
export const cornersOf = (text: string): PlotCorner[] | null => {
  const corners: PlotCorner[] = [];
  for (const part of text.split(';')) {
    const [, lat, lng, road] = oneCorner.exec(part) ?? [];
    if (lat === undefined) return null;
    corners.push({ lat: Number(lat), lng: Number(lng), isRoad: road === '*' });
  }
  return corners;
};

const rounded = (degrees: number) => Math.round(degrees * unitsPerDegree) / unitsPerDegree;

/** The text of an outline; degrees are rounded to 7 decimals. */
export const outlineText = (corners: readonly PlotCorner[]): string =>
  corners.map(({ lat, lng, isRoad }) => `${rounded(lat)},${rounded(lng)}${isRoad ? '*' : ''}`).join(';');

const unitsOf = (corners: readonly PlotCorner[]): Units[] =>
  corners.map(({ lat, lng }) => [Math.round(lat * unitsPerDegree), Math.round(lng * unitsPerDegree)]);

/** The area in square metres. */
const outlineSqm = (corners: readonly PlotCorner[]): number => {
  const { north: perLat, east: perLng } = metresFrom(corners[0]!);
  return (doubleSize(unitsOf(corners)) / 2) * (perLat / unitsPerDegree) * (perLng / unitsPerDegree);
};

/** The area in square wah, two decimals. */
export const outlineSqWah = (corners: readonly PlotCorner[]): number =>
  Math.round((outlineSqm(corners) / 4) * 100) / 100;

/** Why corners are not the outline of a plot, or null. */
export const cornersProblem = (corners: readonly PlotCorner[]): Exclude<OutlineProblem, 'invalid'> | null => {
  if (corners.length > outlineLimits.corners) return 'too_many';
  if (!corners.every(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east))
    return 'outside_thailand';
  const units = unitsOf(corners);
  if (isLine(units)) return 'no_area';
  // First, because the halves of a bow cancel each other.
  if (crossesItself(units)) return 'self_crossing';
  return outlineSqm(corners) < smallestSqm ? 'no_area' : null;
};

/** Why a text is not the outline of a plot, or null. The contract has limited its length. */
export const outlineProblem = (text: string): OutlineProblem | null => {
  const corners = cornersOf(text);
  return corners ? cornersProblem(corners) : 'invalid';
};

/** Metres from the pin to the farthest corner. */
export const farthestFromPin = (
  corners: readonly { lat: number; lng: number }[],
  pin: { lat: number; lng: number },
): number => {
  const { north: perLat, east: perLng } = metresFrom(pin);
  return Math.max(...corners.map(({ lat, lng }) => Math.hypot((lat - pin.lat) * perLat, (lng - pin.lng) * perLng)));
};

/** Whether an outline reaches too far from the pin to be the plot of this listing. */
export const isFarFromPin = (text: string, pin: { lat: number; lng: number }): boolean => {
  const corners = cornersOf(text);
  return corners !== null && farthestFromPin(corners, pin) > outlineLimits.metresFromPin;
};

/** Whether the area of the outline and that of the title deed differ by more than 3 % of the deed's. Square wah. */
export const differsFromDeed = (outlined: number, deed: number): boolean =>
  Math.abs(outlined - deed) > deed * outlineLimits.deedShare;
