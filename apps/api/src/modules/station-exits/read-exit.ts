import { metresBetween, stations, type Point, type Station } from '@yoodee/server-thai-geo';
import * as z from 'zod/mini';
import type { GeoFeature } from '../geo-files/feature-lines.ts';

/** An exit of a station. */
export interface StationExit extends Point {
  stationId: string;
  /** Its number on signs, such as `3` or `2A`; null if OpenStreetMap has none. */
  ref: string | null;
}

/** Metres from the middle of a station within which it has its exits, some of them at the end of a passage. */
const farthest = 350;

/** An exit between two stations is the nearer one's if the other is farther away by this factor. */
const clearly = 1.5;

const Position = z.tuple([z.number(), z.number()], z.number());
const isExit = (properties: NonNullable<GeoFeature['properties']>) =>
  properties.railway === 'subway_entrance' || properties.railway === 'train_station_entrance';

/** Metres between the middles of two lines' stations that are one building, such as Tao Poon: its exits serve both. */
const samePlace = 30;

/** The station of an exit by distance; null where two stations are about as near, because its number would be wrong. */
const stationAt = (point: Point): Station | null => {
  const [nearest, ...others] = stations
    .map((station) => ({ station, metres: metresBetween(point, station) }))
    .filter(({ metres }) => metres <= farthest * clearly)
    .sort((a, b) => a.metres - b.metres);
  if (!nearest || nearest.metres > farthest) return null;
  const rival = others.find(({ station }) => metresBetween(station, nearest.station) > samePlace);
  return rival && rival.metres < nearest.metres * clearly ? null : nearest.station;
};

const refOf = (value: unknown): string | null => {
  const ref = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[0-9A-Z]{1,4}$/.test(ref) ? ref : null;
};

/** The exit that a feature of OpenStreetMap is; null for others, and where the station is not certain. */
export const readExit = ({ geometry, properties }: GeoFeature): StationExit | null => {
  if (geometry.type !== 'Point' || !properties || !isExit(properties)) return null;
  const position = Position.safeParse(geometry.coordinates).data;
  if (!position) return null;
  const [lng, lat] = position;
  const station = stationAt({ lat, lng });
  return station && { lat, lng, stationId: station.id, ref: refOf(properties.ref) };
};
