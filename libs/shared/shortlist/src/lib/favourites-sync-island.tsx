import { useOnline } from '@yoodee/runtime';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './favourites-sync-island.messages.ts';
import { syncFavourites } from './favourites-sync.ts';
import { shortlist } from './shortlist-store.ts';

/**
 * Keeps the favourites of this browser and of the member's account in step. `memberId` is null once the member has
 * signed out; before the session is known, do not render it.
 */
export const FavouritesSync = ({ memberId }: { memberId: number | null }) => {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  useEffect(() => {
    if (memberId === null) return shortlist.forgetMember();
    if (!isOnline) return;
    return syncFavourites({
      store: shortlist,
      memberId,
      onRefused: ({ code, message }) =>
        showToast({
          type: 'error',
          title: formatMessage(messages.failed),
          description: code === null ? formatMessage(messages.offline) : message,
        }),
    });
  }, [memberId, isOnline, formatMessage]);
  return null;
};
