import { crossesItself, doubleSize, isLine, type Units } from '@yoodee/asset-rules/outlines';
import type { FieldCode } from './problems.ts';

/** A corner of a drawn area, in degrees. */
export interface Corner {
  lat: number;
  lng: number;
}

/** The corners of an area in their order. The last is joined to the first, which is not repeated. */
export type DrawnArea = readonly Corner[];

export const drawnLimits = {
  areas: 5,
  /** Of all areas together, so that an address and a saved search stay short. */
  corners: 200,
  /** West, south, east, north: Thailand with the sea and the borders around it. */
  within: [97, 5.3, 106, 20.8],
} as const;

/** 0.00001° is about 1 m. */
const unitsPerDegree = 1e5;

/** The smallest area, in square units: about 100 m². */
const smallest = 100;

/** Version 1 and precision 5 of https://github.com/heremaps/flexible-polyline, which needs no escape in an address. */
const header = 'BF';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOf = new Map([...alphabet].map((letter, value) => [letter, value]));

/** Upper bound of the letters that the maximum number of corners needs. */
const mostLetters = header.length + drawnLimits.corners * 10;

/** Zigzag and five bits a letter, least significant first; the sixth bit says that more follow. */
const encodeNumber = (value: number): string => {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  for (; rest > 31; rest >>>= 5) text += alphabet[(rest & 31) | 32];
  return text + alphabet[rest];
};

const unitsOf = (area: DrawnArea): Units[] =>
  area.map(({ lat, lng }) => [Math.round(lat * unitsPerDegree), Math.round(lng * unitsPerDegree)]);

/** An area as text of the letters, digits, `-` and `_`. Corners are rounded to about 1 m. */
export const encodeArea = (area: DrawnArea): string => {
  let [lat, lng] = [0, 0];
  let text = header;
  for (const [nextLat, nextLng] of unitsOf(area)) {
    text += encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
    [lat, lng] = [nextLat, nextLng];
  }
  return text;
};

/** The numbers of a text; null for other letters, an unfinished number, or one of more than 30 bits. */
const decodeNumbers = (text: string): number[] | null => {
  const numbers: number[] = [];
  let [rest, shift] = [0, 0];
  for (const letter of text) {
    const bits = valueOf.get(letter);
    if (bits === undefined || shift > 25) return null;
    rest |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(rest & 1 ? -((rest + 1) / 2) : rest / 2);
    [rest, shift] = [0, 0];
  }
  return shift === 0 ? numbers : null;
};

/** The corners of a text of {@link encodeArea}; null for any other text. */
export const decodeArea = (text: string): DrawnArea | null => {
  const numbers = text.startsWith(header) ? decodeNumbers(text.slice(header.length)) : null;
  if (!numbers || numbers.length % 2 === 1) return null;
  const corners: Corner[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    lat += numbers[at]!;
    lng += numbers[at + 1]!;
    corners.push({ lat: lat / unitsPerDegree, lng: lng / unitsPerDegree });
  }
  // Equal areas must have equal addresses, and numbers may be padded.
  return encodeArea(corners) === text ? corners : null;
};

const [west, south, east, north] = drawnLimits.within;

/** Why an area cannot be searched, or null. */
export const areaProblem = (area: DrawnArea): FieldCode | null => {
  if (area.length > drawnLimits.corners) return 'too_many';
  if (!area.every(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east))
    return 'outside_thailand';
  const corners = unitsOf(area);
  if (isLine(corners)) return 'no_area';
  // First, because the halves of a bow cancel each other.
  if (crossesItself(corners)) return 'self_crossing';
  return doubleSize(corners) < 2 * smallest ? 'no_area' : null;
};

/** Why the areas of an address cannot be searched, or null. Long texts are refused before they are read. */
export const drawnProblem = (texts: readonly string[]): FieldCode | null => {
  const letters = texts.reduce((sum, { length }) => sum + length, 0);
  if (texts.length > drawnLimits.areas || letters > mostLetters) return 'too_many';
  let corners = 0;
  for (const text of texts) {
    const area = decodeArea(text);
    if (!area) return 'invalid';
    const problem = areaProblem(area);
    if (problem) return problem;
    corners += area.length;
  }
  return corners > drawnLimits.corners ? 'too_many' : null;
};
