import { circleBounds } from './circle.ts';
import { MapCanvas, type MapCanvasProps } from './map-canvas.tsx';
import { MapCircle } from './map-circle.tsx';
import { MapMarker } from './map-marker.tsx';
import { Pin } from './pin.tsx';

export interface LocationPoint {
  lat: number;
  lng: number;
  /** False where the point is moved on purpose: the place is somewhere in a circle around it. */
  isExact: boolean;
}

/** An approximate point is at most so far from the true one, metres: the circle always holds the place. */
const approximateRadius = 200;

/** What is shown around a point, metres: enough for the next district's name and, in town, the next stations. */
const surroundings = 2_500;

export interface LocationMapCanvasProps extends Pick<MapCanvasProps, 'createEngine'> {
  point: LocationPoint;
}

/** One place: a pin, or a circle where the exact place is not told. */
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
