import type { Feature, Position } from 'geojson';
import type { Point, Shapes } from './map-engine.ts';

const positionOf = ({ lat, lng }: Point): Position => [lng, lat];

const featureOf = (geometry: Feature['geometry']): Feature => ({ type: 'Feature', properties: {}, geometry });

/** Areas, the unfinished line and its corners as GeoJSON. */
export const shapeFeatures = ({ areas, line, corners }: Shapes): Feature[] => [
  ...areas.map((area) => featureOf({ type: 'Polygon', coordinates: [[...area, area[0]!].map(positionOf)] })),
  ...(line.length > 1 ? [featureOf({ type: 'LineString', coordinates: line.map(positionOf) })] : []),
  ...corners.map((corner) => featureOf({ type: 'Point', coordinates: positionOf(corner) })),
];

/** Rings as lines, so that they are not filled. */
export const ringLines = (rings: readonly (readonly (readonly [lng: number, lat: number])[])[]): Feature[] =>
  rings.map((ring) => featureOf({ type: 'LineString', coordinates: ring.map((corner) => [...corner]) }));

/** The outlines of an area, likewise. */
export const edgesOf = ({ geometry }: Feature): Feature[] =>
  geometry.type === 'MultiPolygon'
    ? geometry.coordinates.flat().map((coordinates) => featureOf({ type: 'LineString', coordinates }))
    : [];
