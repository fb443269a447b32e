import { cornersOf, farthestFromPin } from '@yoodee/asset-rules/outlines';
import { useEffect, useMemo } from 'react';
import { circleBounds } from './circle.ts';
import { MapCanvas, type MapCanvasProps } from './map-canvas.tsx';
import { useMapEngine } from './map-context.ts';
import type { Point } from './map-engine.ts';
import { MapCircle } from './map-circle.tsx';
import { MapMarker } from './map-marker.tsx';
import { MapShapes } from './map-shapes.tsx';
import { Pin } from './pin.tsx';

export interface LocationPoint {
  lat: number;
  lng: number;
  /** False if the point is deliberately offset for privacy: the place is somewhere in a circle around it. */
  isExact: boolean;
  /** The corners of the plot as text of `outlineText`. */
  outline?: string;
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

/** How far the view goes beyond an outline, in sizes of the plot, and at least in metres. */
const besidePlot = { sizes: 2.5, metres: 60 } as const;

/** As close as the plot of a townhouse needs. */
const plotZoom = 20;

const none: readonly Point[] = [];

/** The outline of a plot, close enough to see it: the map may begin wider, to show a name. */
const PlotOutline = ({ corners, point }: { corners: readonly Point[]; point: Point }) => {
  const engine = useMapEngine();
  const areas = useMemo(() => [corners], [corners]);
  useEffect(() => {
    const radiusMetres = Math.max(besidePlot.metres, besidePlot.sizes * farthestFromPin(corners, point));
    engine?.show(circleBounds({ center: point, radiusMetres }), 'exactly');
  }, [engine, corners, point]);
  return <MapShapes areas={areas} line={none} corners={none} />;
};

/** One place: a pin, or a circle if the exact place is not public; and the outline of the plot. */
export const LocationMapCanvas = ({ point, createEngine }: LocationMapCanvasProps) => {
  const { outline, isExact } = point;
  const corners = useMemo(() => (outline && isExact ? cornersOf(outline) : null), [outline, isExact]);
  return (
    <MapCanvas
      isInPage
      isOfPlace
      maxZoom={corners ? plotZoom : undefined}
      bounds={circleBounds({ center: point, radiusMetres: surroundings })}
      createEngine={createEngine}
    >
      {corners && <PlotOutline corners={corners} point={point} />}
      {point.isExact ? (
        <MapMarker lat={point.lat} lng={point.lng} anchor="bottom">
          <Pin />
        </MapMarker>
      ) : (
        <MapCircle lat={point.lat} lng={point.lng} radiusMetres={approximateRadius} />
      )}
    </MapCanvas>
  );
};
