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

/** Pages of assets, where visitors choose what to compare: not the comparison itself. */
const pagesWithTray = /^\/(assets(?!\/compare)|areas|favourites|member)?([/?]|$)/;

/**
 * The tray, on pages of assets only: on all others the header leads to the comparison, and nothing covers the page.
 * The question which asset a fifth one replaces is asked everywhere. Loads its code once there is something to compare.
 */
export const CompareTraySlot = ({ path, isAside = false }: CompareTraySlotProps) => {
  const { ids, offered } = useComparison();
  const hasTray = pagesWithTray.test(withoutLocale(path));
  return (
    ids.length > 0 &&
    (hasTray || offered !== null) && (
      <Suspense>
        <CompareTray isAside={isAside} hasBar={hasTray} />
      </Suspense>
    )
  );
};
