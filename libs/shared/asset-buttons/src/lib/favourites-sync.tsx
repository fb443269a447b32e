import { favourites, syncFavourites } from '@yoodee/favourites';
import { useOnline } from '@yoodee/runtime';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './favourites-sync.messages.ts';

/**
 * Connects the favourites of this browser to the member's account. `memberId` is null once the member has signed out;
 * do not render it before the session is known.
 */
export const FavouritesSync = ({ memberId }: { memberId: number | null }) => {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  useEffect(() => {
    if (memberId === null) return favourites.forgetMember();
    if (!isOnline) return;
    return syncFavourites({
      store: favourites,
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
