import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast-channel.ts';

export { showToast, type ToastMessage } from './toast-channel.ts';

export interface ToasterProps {
  /** Name of the region the toasts are in. */
  label: string;
  closeLabel: string;
}

const ToasterIsland = lazy(
  withNetwork(() => import('./toaster-island.tsx').then((module) => ({ default: module.ToasterIsland }))),
);

/** Once, anywhere in the page. Chakra's toaster is fetched when there is a first toast to show. */
export const Toaster = (props: ToasterProps) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => whenToastWaits(() => setIsNeeded(true)), []);
  return (
    isNeeded && (
      <Suspense>
        <ToasterIsland {...props} />
      </Suspense>
    )
  );
};
