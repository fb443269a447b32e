import type { VisitorEventKind } from '@yoodee/api-contract/visitor-events';
import { useEffect } from 'react';

/** Reports events with code that loads on demand. A failure is ignored: the statistics only miss an event. */
export const countLater = (kind: VisitorEventKind, assetIds: readonly number[]): void => {
  void import('./count-event.ts').then(
    ({ countEvent }) => assetIds.forEach((id) => countEvent(kind, id)),
    () => undefined,
  );
};

/** Reports assets as viewed or compared once the page shows them. Renders nothing. */
export const CountShown = ({ kind, assetIds }: { kind: 'view' | 'compare'; assetIds: readonly number[] }) => {
  const key = assetIds.join();
  useEffect(() => {
    if (key) countLater(kind, key.split(',').map(Number));
  }, [kind, key]);
  return null;
};
