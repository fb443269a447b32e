import { comparison } from '@yoodee/comparison';
import { favouriteLimits, favourites } from '@yoodee/favourites';
import { showToast } from '@yoodee/ui-kit/toaster';
import { countLater } from '@yoodee/visitor-events';
import type { IntlShape } from 'react-intl';
import { messages } from './asset-buttons.messages.ts';

type Intl = Pick<IntlShape, 'formatMessage'>;

const saveFavourite = (intl: Intl, assetId: number) => {
  if (favourites.save(assetId)) return countLater('save', [assetId]);
  showToast({ type: 'warning', title: intl.formatMessage(messages.full, { count: favouriteLimits.count }) });
};

/** Saves an asset to the favourites, or removes it and offers an undo. */
export const setFavourite = (intl: Intl, assetId: number, isFavourite: boolean): void => {
  if (isFavourite) return saveFavourite(intl, assetId);
  favourites.remove(assetId);
  showToast({
    type: 'info',
    title: intl.formatMessage(messages.removed),
    action: { label: intl.formatMessage(messages.undo), onClick: () => void favourites.save(assetId) },
  });
};

/** Adds an asset to the comparison, or removes it and offers an undo. */
export const setCompared = (intl: Intl, assetId: number, isCompared: boolean): void => {
  if (isCompared) return comparison.add(assetId);
  const { ids: before } = comparison.get();
  comparison.set(before.filter((id) => id !== assetId));
  showToast({
    type: 'info',
    title: intl.formatMessage(messages.uncompared),
    action: { label: intl.formatMessage(messages.undo), onClick: () => comparison.set(before) },
  });
};
