import { useAssetTitle } from '@yoodee/account-ui-parts';
import { conversationLimits, conversationSides, conversationViews } from '@yoodee/api-contract/conversations';
import { useLocale } from '@yoodee/i18n';
import { hrefs, withoutLocale } from '@yoodee/site';
import { ChipLink, Icon, Input, RemovableChip, TabLinks, VisuallyHidden } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { ConversationPage } from '../conversations.api.ts';
import { inboxHref, type InboxAddress } from './inbox-address.ts';
import { messages } from './inbox.messages.ts';
import styles from './inbox.module.css';

/** Debounce of the search. */
const pauseMs = 300;

interface FilterProps {
  address: InboxAddress;
  page: ConversationPage | undefined;
}

const Unread = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>
        <FormattedMessage {...messages.unreadOf} values={{ count }} />
      </VisuallyHidden>
    </>
  );

const Sides = ({ address, page }: FilterProps) => {
  const to = hrefs(useLocale());
  const { formatMessage } = useIntl();
  const hrefOf = (side: InboxAddress['side']) => inboxHref(to, { side });
  const tabs = [
    { href: hrefOf(undefined), label: <FormattedMessage {...messages.bothSides} /> },
    ...conversationSides.toReversed().map((side) => ({
      href: hrefOf(side),
      label: (
        <>
          <FormattedMessage {...messages[side]} /> <Unread count={page?.unread[side] ?? 0} />
        </>
      ),
    })),
  ];
  return <TabLinks label={formatMessage(messages.sides)} tabs={tabs} currentHref={hrefOf(address.side)} />;
};

const Search = ({ address }: Pick<FilterProps, 'address'>) => {
  const to = hrefs(useLocale());
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState(address.text);
  // The text in the URL changes with Back, with another tab or with a removed filter.
  const [shown, setShown] = useState(address.text);
  if (shown !== address.text) {
    setShown(address.text);
    setText(address.text);
  }
  const search = useEffectEvent(() => {
    if (text.trim() === address.text) return;
    const { side, view, asset, conversation } = address;
    const href = inboxHref(to, { side, view, asset, conversation, text: text.trim() });
    setShown(text.trim());
    void navigate(withoutLocale(href), { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Input
      type="search"
      aria-label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.search)}
      maxLength={conversationLimits.search}
      start={<Icon icon={searchIcon} size={20} />}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
};

const Views = ({ address, page }: FilterProps) => {
  const to = hrefs(useLocale());
  const { formatMessage } = useIntl();
  const { side, asset, text } = address;
  return (
    <nav className={styles.views} aria-label={formatMessage(messages.views)}>
      {conversationViews.map((view) => (
        <ChipLink key={view} href={inboxHref(to, { side, asset, text, view })} selected={address.view === view}>
          <FormattedMessage {...messages[view]} values={{ count: page?.counts[view] ?? 0 }} />
        </ChipLink>
      ))}
    </nav>
  );
};

const OneAsset = ({ address, page }: FilterProps) => {
  const to = hrefs(useLocale());
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const titleOf = useAssetTitle();
  const asset = page?.items.find((item) => item.asset?.id === address.asset)?.asset;
  const title = asset ? titleOf(asset) : formatMessage(messages.thisAsset);
  return (
    <div className={styles.oneAsset}>
      <RemovableChip
        removeLabel={formatMessage(messages.allAssets)}
        onRemove={() => void navigate(withoutLocale(inboxHref(to, { ...address, asset: undefined, page: 1 })))}
      >
        <span className={styles.assetName}>
          <FormattedMessage {...messages.oneAsset} values={{ title }} />
        </span>
      </RemovableChip>
    </div>
  );
};

/** Side, search and view of the list. The URL contains each of them. */
export const InboxFilters = ({ address, page }: FilterProps) => (
  <div className={styles.filters}>
    <Sides address={address} page={page} />
    <Search address={address} />
    <Views address={address} page={page} />
    {address.asset !== undefined && <OneAsset address={address} page={page} />}
  </div>
);
