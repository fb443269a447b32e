import type { VisitorEventKind } from '@yoodee/api-contract';
import { useEffect } from 'react';

/** Reports it by code that is fetched now; a figure that cannot be reported is nobody's trouble. */
export const countLater = (kind: VisitorEventKind, assetIds: readonly number[]): void => {
  void import('./count-event.ts').then(
    ({ countEvent }) => assetIds.forEach((id) => countEvent(kind, id)),
    () => undefined,
  );
};

/** Counts assets as viewed or compared once the page shows them. Renders nothing. */
export const CountShown = ({ kind, assetIds }: { kind: 'view' | 'compare'; assetIds: readonly number[] }) => {
  const key = assetIds.join();
  useEffect(() => {
    if (key) countLater(kind, key.split(',').map(Number));
  }, [kind, key]);
  return null;
};
