import { useComparison } from '@yoodee/comparison';
import { withNetwork } from '@yoodee/runtime';
import { withoutLocale } from '@yoodee/site';
import { lazy, Suspense } from 'react';

const CompareTray = lazy(withNetwork(() => import('./compare-tray.tsx')));

interface CompareTraySlotProps {
  path: string;
  /** The page has an action at the foot of a phone's screen: the tray shrinks to the link there. */
  isAside?: boolean;
}

/** The tray, except on the page of a comparison. Loads its code once there is something to compare. */
export const CompareTraySlot = ({ path, isAside = false }: CompareTraySlotProps) => {
  const { ids } = useComparison();
  const isComparing = /^\/assets\/compare(\?|$)/.test(withoutLocale(path));
  return (
    ids.length > 0 &&
    !isComparing && (
      <Suspense>
        <CompareTray isAside={isAside} />
      </Suspense>
    )
  );
};
