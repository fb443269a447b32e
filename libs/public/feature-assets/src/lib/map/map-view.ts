import type { AssetQuery } from '@yoodee/api-contract';
import type { Bounds, MapEngine } from '@yoodee/map/canvas';

export type Box = NonNullable<AssetQuery['bbox']>;

/** What a map shows, as the API is asked for it. */
export interface MapView {
  bbox: Box;
  zoom: number;
}

/** To 4 decimals (11 m): finer than anybody can move a map, and short in an address. */
const degrees = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value * 1e4) / 1e4));

/** A box as an address holds it, inside the world. */
export const toBox = ([west, south, east, north]: Bounds): Box => [
  degrees(west, -180, 180),
  degrees(south, -90, 90),
  degrees(east, -180, 180),
  degrees(north, -90, 90),
];

export const viewOf = (engine: MapEngine): MapView => ({
  bbox: toBox(engine.bounds()),
  zoom: Math.round(engine.zoom() * 100) / 100,
});

/** So many degrees of air around assets that all stand on one point (some 50 m). */
const air = 0.0005;

export const around = ([west, south, east, north]: Bounds): Box =>
  toBox([west - air, south - air, east + air, north + air]);

/** Assets that no zoom takes apart, such as the rooms of one building: closer than 20 m in both directions. */
export const isOnePoint = ([west, south, east, north]: Bounds): boolean =>
  east - west < 0.0002 && north - south < 0.0002;
