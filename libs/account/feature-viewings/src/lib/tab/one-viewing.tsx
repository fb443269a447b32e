import type { CallFailure } from '@yoodee/api-client';
import { Loaded } from '@yoodee/account-ui-parts';
import { readToken } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { EmptyState, Icon, LinkButton } from '@yoodee/ui-kit';
import { arrowLeftIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { ViewingCard } from '../card/viewing-card.tsx';
import type { ViewingRequests } from '../viewing-requests.ts';
import { useGetMyViewingQuery } from '../viewings.api.ts';
import { viewingsHref } from './viewings-address.ts';
import { messages } from './viewings-tab.messages.ts';
import styles from './viewings-tab.module.css';

/** A single viewing, opened from a notification or from the week. */
export const OneViewing = ({ id, requests }: { id: number; requests: ViewingRequests }) => {
  const to = hrefs(useLocale());
  const query = useGetMyViewingQuery(id, { refetchOnMountOrArgChange: true, skip: !readToken() });
  const isMissing = (query.error as CallFailure | undefined)?.status === 404;
  return (
    <div className={styles.one}>
      <LinkButton size="sm" variant="ghost" className={styles.back} href={viewingsHref(to)}>
        <Icon icon={arrowLeftIcon} size={16} />
        <FormattedMessage {...messages.all} />
      </LinkButton>
      {isMissing ? (
        <EmptyState>
          <FormattedMessage {...messages.notFound} />
        </EmptyState>
      ) : (
        <Loaded query={{ ...query, data: query.currentData }} rows={1} rowHeight="14rem">
          {(viewing) => <ViewingCard viewing={viewing} requests={requests} headingLevel={3} />}
        </Loaded>
      )}
    </div>
  );
};
