import { withNetwork } from '@yoodee/runtime';
import { withoutLocale } from '@yoodee/site';
import { lazy, Suspense } from 'react';
import { useShortlist } from './use-shortlist.ts';

const CompareTray = lazy(withNetwork(() => import('./compare-tray.tsx')));

interface CompareTraySlotProps {
  path: string;
  /** The foot of a phone has something else to say: there, the tray is but the way to the comparison. */
  isAside?: boolean;
}

/** The tray, once there is something to compare; its code and its pictures are fetched then. Not where they are compared. */
export const CompareTraySlot = ({ path, isAside = false }: CompareTraySlotProps) => {
  const { compare } = useShortlist();
  const isComparing = /^\/assets\/compare(\?|$)/.test(withoutLocale(path));
  return (
    compare.length > 0 &&
    !isComparing && (
      <Suspense>
        <CompareTray isAside={isAside} />
      </Suspense>
    )
  );
};
