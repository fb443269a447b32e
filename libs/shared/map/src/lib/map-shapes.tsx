import { useEffect } from 'react';
import { useMapEngine } from './map-context.ts';
import type { Shapes } from './map-engine.ts';

/** The areas and the line of a map, at most one component per map. Render it inside a `MapCanvas`. */
export const MapShapes = ({ areas, line, corners }: Shapes) => {
  const engine = useMapEngine();
  useEffect(() => {
    engine?.setShapes({ areas, line, corners });
  }, [engine, areas, line, corners]);
  return null;
};
