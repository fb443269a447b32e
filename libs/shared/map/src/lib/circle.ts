import type { Feature, Polygon } from 'geojson';
import type { Bounds, CircleArea } from './map-engine.ts';

const metresPerDegree = 111_320;
const corners = 64;

const degreesAround = ({ center, radiusMetres }: CircleArea) => {
  const lat = radiusMetres / metresPerDegree;
  return { lat, lng: lat / Math.cos((center.lat * Math.PI) / 180) };
};

/** A circle on the ground as a polygon. */
export const circlePolygon = (circle: CircleArea): Feature<Polygon> => {
  const { center } = circle;
  const reach = degreesAround(circle);
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return [center.lng + reach.lng * Math.cos(angle), center.lat + reach.lat * Math.sin(angle)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] } };
};

/** The box around a circle. */
export const circleBounds = (circle: CircleArea): Bounds => {
  const { lat, lng } = circle.center;
  const reach = degreesAround(circle);
  return [lng - reach.lng, lat - reach.lat, lng + reach.lng, lat + reach.lat];
};
