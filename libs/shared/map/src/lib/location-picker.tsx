import { Skeleton } from '@yoodee/ui-kit';
import { lazy, Suspense } from 'react';
import type { LocationPickerProps } from './location-picker-canvas.tsx';
import styles from './location-picker.module.css';

const Canvas = lazy(() =>
  import('./location-picker-canvas.tsx').then((module) => ({ default: module.LocationPickerCanvas })),
);

/** A form field for a place on the map. Its code loads when it is rendered. */
export const LocationPicker = (props: LocationPickerProps) => (
  <Suspense fallback={<Skeleton className={styles.map} />}>
    <Canvas {...props} />
  </Suspense>
);
