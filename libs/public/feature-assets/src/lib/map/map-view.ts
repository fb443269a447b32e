import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { Bounds, MapEngine } from '@yoodee/map/canvas';

export type Box = NonNullable<AssetQuery['bbox']>;

/** The view of a map, in the API's terms. */
export interface MapView {
  bbox: Box;
  zoom: number;
}

/** 4 decimals (11 m): precise enough for a map's view, and short in a URL. */
const degrees = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value * 1e4) / 1e4));

/** A box in the format of the URL parameter, clamped to valid coordinates. */
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

/** Padding in degrees around assets at one point (about 50 m). */
const air = 0.0005;

export const around = ([west, south, east, north]: Bounds): Box =>
  toBox([west - air, south - air, east + air, north + air]);

/** Whether no zoom can separate them, such as the rooms of one building: closer than 20 m in both directions. */
export const isOnePoint = ([west, south, east, north]: Bounds): boolean =>
  east - west < 0.0002 && north - south < 0.0002;
