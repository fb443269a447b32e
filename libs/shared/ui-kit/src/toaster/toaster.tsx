import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastQueued } from './toast-channel.ts';
import type { ToasterProps } from './toaster-island.tsx';

export { showToast, type ToastMessage } from './toast-channel.ts';
export type { ToasterProps } from './toaster-island.tsx';

const ToasterIsland = lazy(
  withNetwork(() => import('./toaster-island.tsx').then((module) => ({ default: module.ToasterIsland }))),
);

/** Render it once, anywhere in the page. Chakra's toaster loads with the first toast. */
export const Toaster = (props: ToasterProps) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onToastQueued(() => setIsNeeded(true)), []);
  return (
    isNeeded && (
      <Suspense>
        <ToasterIsland {...props} />
      </Suspense>
    )
  );
};
