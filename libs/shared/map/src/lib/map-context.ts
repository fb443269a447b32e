import { createContext, use } from 'react';
import type { MapEngine } from './map-engine.ts';

/** The map that markers and controls are inside; null until it is drawn. */
export const MapContext = createContext<MapEngine | null>(null);

export const useMapEngine = (): MapEngine | null => use(MapContext);
