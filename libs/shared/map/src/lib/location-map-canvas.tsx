import { circleBounds } from './circle.ts';
import { MapCanvas, type MapCanvasProps } from './map-canvas.tsx';
import { MapCircle } from './map-circle.tsx';
import { MapMarker } from './map-marker.tsx';
import { Pin } from './pin.tsx';

export interface LocationPoint {
  lat: number;
  lng: number;
  /** False if the point is deliberately offset for privacy: the place is somewhere in a circle around it. */
  isExact: boolean;
}

/**
 * Maximum distance in metres between an approximate point and the true one, so that the circle always contains the
 * place.
 */
const approximateRadius = 200;

/**
 * Radius in metres of the initial view: enough for the name of the nearest district and, in towns, the nearest
 * stations.
 */
const surroundings = 2_500;

export interface LocationMapCanvasProps extends Pick<MapCanvasProps, 'createEngine'> {
  point: LocationPoint;
}

/** One place: a pin, or a circle if the exact place is not public. */
export const LocationMapCanvas = ({ point, createEngine }: LocationMapCanvasProps) => (
  <MapCanvas isInPage bounds={circleBounds({ center: point, radiusMetres: surroundings })} createEngine={createEngine}>
    {point.isExact ? (
      <MapMarker lat={point.lat} lng={point.lng} anchor="bottom">
        <Pin />
      </MapMarker>
    ) : (
      <MapCircle lat={point.lat} lng={point.lng} radiusMetres={approximateRadius} />
    )}
  </MapCanvas>
);
