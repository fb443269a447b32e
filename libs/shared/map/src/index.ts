export { LocationMap } from './lib/location-map.tsx';
export { LocationPicker } from './lib/location-picker.tsx';
export type { LocationPoint } from './lib/location-map-canvas.tsx';
export type { LocationPickerProps } from './lib/location-picker-canvas.tsx';
export { mapStyleMeta } from './lib/map-style-url.ts';
export type { Bounds, Point } from './lib/map-engine.ts';
