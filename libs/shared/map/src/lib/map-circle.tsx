import { useEffect } from 'react';
import { useMapEngine } from './map-context.ts';

/** The circle of a map, at most one per map. Render it inside a `MapCanvas`. */
export const MapCircle = ({ lat, lng, radiusMetres }: { lat: number; lng: number; radiusMetres: number }) => {
  const engine = useMapEngine();
  useEffect(() => {
    engine?.setCircle({ center: { lat, lng }, radiusMetres });
  }, [engine, lat, lng, radiusMetres]);
  return null;
};
