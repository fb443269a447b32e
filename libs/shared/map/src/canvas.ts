export { MapCanvas, type MapCanvasProps } from './lib/map-canvas.tsx';
export { MapMarker, type MapMarkerProps } from './lib/map-marker.tsx';
export { LayerMarker, MapMarkerLayer, type LayerMarkerProps } from './lib/map-marker-layer.tsx';
export { Pin } from './lib/pin.tsx';
export { MapShapes } from './lib/map-shapes.tsx';
export { useMapEngine } from './lib/map-context.ts';
export type { Bounds, CreateMapEngine, MapEngine, OutlinedPlace, Point, Shapes } from './lib/map-engine.ts';
export { thailand } from './lib/thailand.ts';
