import { hasToken, PageHead } from '@yoodee/public-page';
import { useHydrated } from '@yoodee/runtime';
import { useIntl } from 'react-intl';
import { messages } from './lib/favourites-page.messages.ts';
import { FavouritesPage } from './lib/favourites-page.tsx';

export const Component = () => {
  const { formatMessage } = useIntl();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead
        title={formatMessage(messages.title)}
        description={formatMessage(messages.description)}
        isIndexed={false}
      />
      <FavouritesPage isSignedIn={isHydrated && hasToken()} />
    </>
  );
};
