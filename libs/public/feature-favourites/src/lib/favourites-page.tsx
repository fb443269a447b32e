import { useLocale } from '@yoodee/i18n';
import { useHydrated, withNetwork } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { Container, Heading, Link, Text } from '@yoodee/ui-kit';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './favourites-page.messages.ts';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';
import styles from './favourites-page.module.css';

const FavouritesList = lazy(withNetwork(() => import('./favourites-list.tsx')));

const SignInHint = () => {
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

/** The favourites. The HTML is the same for every visitor; the browser fills it in. */
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
        {!isSignedIn && <SignInHint />}
      </header>
      <noscript>
        <FormattedMessage {...messages.needsScript} />
      </noscript>
      {isHydrated ? (
        <Suspense fallback={<FavouritesSkeleton />}>
          <FavouritesList isSignedIn={isSignedIn} />
        </Suspense>
      ) : (
        <FavouritesSkeleton />
      )}
    </Container>
  );
};
