import { useLocale } from '@yoodee/i18n';
import { useHydrated, withNetwork } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { Container, Heading, Link, Text } from '@yoodee/ui-kit';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './favourites-page.messages.ts';
import { Waiting } from './favourites-waiting.tsx';
import styles from './favourites-page.module.css';

const FavouritesList = lazy(withNetwork(() => import('./favourites-list.tsx')));

const OnlyHere = () => {
  const to = hrefs(useLocale());
  return (
    <Text tone="muted">
      <FormattedMessage
        {...messages.here}
        values={{ signIn: (words) => <Link href={to.authenticate(to.favourites)}>{words}</Link> }}
      />
    </Text>
  );
};

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
        {!isSignedIn && <OnlyHere />}
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
