import type { IntlShape } from 'react-intl';
import { showToast } from '@yoodee/ui-kit/toaster';
import { countLater } from './count-later.tsx';
import { favouriteLimits } from './limits.ts';
import { messages } from './shortlist-buttons.messages.ts';
import { shortlist } from './shortlist-store.ts';

type Intl = Pick<IntlShape, 'formatMessage'>;

const keep = (intl: Intl, assetId: number) => {
  if (shortlist.setFavourite(assetId, true)) return countLater('save', [assetId]);
  showToast({ type: 'warning', title: intl.formatMessage(messages.full, { count: favouriteLimits.count }) });
};

/** Keeps an asset, or keeps it no longer, which can be taken back. */
export const setFavourite = (intl: Intl, assetId: number, isKept: boolean): void => {
  if (isKept) return keep(intl, assetId);
  shortlist.setFavourite(assetId, false);
  showToast({
    type: 'info',
    title: intl.formatMessage(messages.removed),
    action: { label: intl.formatMessage(messages.undo), onClick: () => void shortlist.setFavourite(assetId, true) },
  });
};

/** Takes assets from those to compare, which can be taken back. */
export const stopComparing = (intl: Intl, left: readonly number[]): void => {
  const { compare: before } = shortlist.get();
  shortlist.setCompared(left);
  showToast({
    type: 'info',
    title: intl.formatMessage(messages.uncompared),
    action: { label: intl.formatMessage(messages.undo), onClick: () => shortlist.setCompared(before) },
  });
};

/** Puts an asset among those to compare, or takes it from there. */
export const setCompared = (intl: Intl, assetId: number, isCompared: boolean): void => {
  if (isCompared) return shortlist.offer(assetId);
  stopComparing(
    intl,
    shortlist.get().compare.filter((id) => id !== assetId),
  );
};
