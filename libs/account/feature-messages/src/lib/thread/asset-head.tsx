import { useAssetTitle } from '@yoodee/account-ui-parts';
import type { Conversation } from '@yoodee/api-contract/conversations';
import { isShown } from '@yoodee/asset-rules';
import { assetStatuses } from '@yoodee/asset-rules/options';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Badge, Link, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-head.messages.ts';
import { Cover } from './cover.tsx';
import styles from './thread.module.css';

const Price = ({ price: { kind, before, now } }: { price: Conversation['prices'][number] }) => {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const wordsOf = (baht: number) => formatMessage(messages.price, { kind, price: format.baht(baht) });
  if (before !== null && now !== null && before !== now)
    return (
      <Text size="sm" weight="medium">
        <FormattedMessage {...messages.changed} values={{ before: wordsOf(before), now: wordsOf(now) }} />
      </Text>
    );
  if (before === null && now !== null)
    return (
      <Text size="sm" weight="medium">
        <FormattedMessage {...messages.added} values={{ now: wordsOf(now) }} />
      </Text>
    );
  if (before !== null && now === null)
    return (
      <Text size="sm" weight="medium">
        <FormattedMessage {...messages.removed} values={{ before: wordsOf(before) }} />
      </Text>
    );
  return (
    <Text size="sm" tone="muted">
      {wordsOf(now ?? 0)}
    </Text>
  );
};

/** The asset that a conversation is about, with its price when the conversation began and now. */
export const AssetHead = ({ conversation: { asset, prices } }: { conversation: Conversation }) => {
  const locale = useLocale();
  const titleOf = useAssetTitle();
  if (!asset)
    return (
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.general} />
      </Text>
    );
  const title = titleOf(asset);
  return (
    <div className={styles.asset}>
      <Cover imageKey={asset.cover} />
      <div className={styles.what}>
        <Text size="sm" lines={2}>
          {isShown(asset) ? <Link href={hrefs(locale).asset(asset.id)}>{title}</Link> : title}
        </Text>
        {asset.status !== 'published' && <Badge>{assetStatuses[asset.status][locale]}</Badge>}
        {prices
          .filter(({ before, now }) => before !== null || now !== null)
          .map((price) => (
            <Price key={price.kind} price={price} />
          ))}
      </div>
    </div>
  );
};
