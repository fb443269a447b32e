import { useHydrated, withNetwork } from '@yoodee/runtime';
import { Container, Heading, Text } from '@yoodee/ui-kit';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './favourites-page.messages.ts';
import { Waiting } from './favourites-waiting.tsx';
import styles from './favourites-page.module.css';

const FavouritesList = lazy(withNetwork(() => import('./favourites-list.tsx')));

/** What somebody keeps in this browser. The document is the same for all; the browser fills it in. */
export const FavouritesPage = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const isHydrated = useHydrated();
  return (
    <Container className={styles.page}>
      <header>
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.description} />
        </Text>
      </header>
      <noscript>
        <FormattedMessage {...messages.needsScript} />
      </noscript>
      {isHydrated ? (
        <Suspense fallback={<Waiting />}>
          <FavouritesList isSignedIn={isSignedIn} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Container>
  );
};
