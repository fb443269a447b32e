import { ListPages, Loaded } from '@yoodee/account-ui-parts';
import { readToken, selectUserProfile } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs, minuteMs } from '@yoodee/site';
import { EmptyState, Icon, LinkButton } from '@yoodee/ui-kit';
import { inboxIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useGetMyConversationsQuery } from '../conversations.api.ts';
import { ConversationRow } from './conversation-row.tsx';
import { inboxHref, type InboxAddress } from './inbox-address.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { messages } from './inbox.messages.ts';
import { PauseNotice } from './pause-notice.tsx';
import { readStoredList, storeList } from './stored-list.ts';
import styles from './inbox.module.css';

const isUnfiltered = ({ side, view, asset, text, page }: InboxAddress) =>
  !side && view === 'open' && !asset && !text && page === 1;

/** The page of the list for this URL. Without a connection, the stored first page. */
const useConversations = (address: InboxAddress) => {
  const { side, view, asset, text, page } = address;
  // Null while the profile is still loading.
  const memberId = useSelector(selectUserProfile)?.user_id ?? null;
  const isPlain = isUnfiltered(address);
  const stored = useMemo(() => (memberId === null ? undefined : readStoredList(memberId)), [memberId]);
  const query = useGetMyConversationsQuery(
    { side, view, asset_id: asset, q: text || undefined, page },
    { refetchOnMountOrArgChange: true, skip: !readToken(), pollingInterval: minuteMs, skipPollingIfUnfocused: true },
  );
  const { currentData } = query;
  useEffect(() => {
    if (isPlain && memberId !== null && currentData) storeList(memberId, currentData);
  }, [isPlain, memberId, currentData]);
  return { ...query, data: currentData ?? (isPlain ? stored : undefined) };
};

const Empty = ({ address }: { address: InboxAddress }) => {
  const to = hrefs(useLocale());
  const isPlain = isUnfiltered(address);
  return (
    <EmptyState
      drawing={<Icon icon={inboxIcon} size={48} />}
      action={
        <LinkButton variant="outline" href={isPlain ? to.assets : inboxHref(to, {})}>
          <FormattedMessage {...(isPlain ? messages.find : messages.all)} />
        </LinkButton>
      }
    >
      <FormattedMessage {...(isPlain ? messages.empty : messages.none)} />
    </EmptyState>
  );
};

/** The member's conversations, latest first, with their filters. */
export const ConversationList = ({ address }: { address: InboxAddress }) => {
  const to = hrefs(useLocale());
  const query = useConversations(address);
  return (
    <>
      {query.data?.pause && (
        <div className={styles.pause}>
          <PauseNotice pause={query.data.pause} />
        </div>
      )}
      <InboxFilters address={address} page={query.data} />
      <div className={styles.rows}>
        <Loaded query={query} rowHeight="5rem">
          {({ items, total, page, page_size }) =>
            items.length === 0 ? (
              <Empty address={address} />
            ) : (
              <>
                <ul>
                  {items.map((conversation) => (
                    <ConversationRow
                      key={conversation.id}
                      conversation={conversation}
                      href={inboxHref(to, { ...address, conversation: conversation.id })}
                      isOpen={conversation.id === address.conversation}
                    />
                  ))}
                </ul>
                <ListPages {...{ total, page, page_size }} />
              </>
            )
          }
        </Loaded>
      </div>
    </>
  );
};
