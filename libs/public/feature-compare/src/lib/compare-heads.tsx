import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { nameInSentence, Price } from '@yoodee/ui-asset-card';
import { Badge, Icon, Image, Link, WholePhrases } from '@yoodee/ui-kit';
import { xIcon } from '@yoodee/ui-kit/icons';
import type { FocusEventHandler, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './compare-page.messages.ts';
import type { ComparedAsset } from './compare-page.view.ts';
import { closedMessages } from './compare-words.messages.ts';
import styles from './compare-table.module.css';

const coverSizes = '160px md:25vw xl:300px';

const Picture = ({ cover, closed, isFirst }: Pick<ComparedAsset, 'cover' | 'closed'> & { isFirst: boolean }) => (
  <>
    {cover ? (
      <Image
        imageKey={cover.key}
        sizes={coverSizes}
        alt=""
        width={cover.width}
        height={cover.height}
        thumbhash={cover.thumbhash}
        ratio="4/3"
        rounded="lg"
        priority={isFirst}
      />
    ) : (
      <div className={styles.noCover} />
    )}
    {closed && (
      <span className={styles.badge}>
        <Badge tone="panel">
          <FormattedMessage {...closedMessages[closed]} />
        </Badge>
      </span>
    )}
  </>
);

export interface CompareHeadsProps {
  assets: readonly ComparedAsset[];
  onRemove: (assetId: number) => void;
  onFocus: FocusEventHandler;
  ref: Ref<HTMLUListElement>;
}

/** The column headings: titles and prices stick below the site's bar while the page scrolls, pictures do not. */
export const CompareHeads = ({ assets, onRemove, onFocus, ref }: CompareHeadsProps) => {
  const { formatMessage } = useIntl();
  const to = hrefs(useLocale());
  return (
    <ul ref={ref} className={styles.heads} onFocus={onFocus}>
      {assets.map((asset, index) => (
        <li key={asset.id} className={styles.head}>
          <Picture cover={asset.cover} closed={asset.closed} isFirst={index === 0} />
          <Link variant="quiet" className={styles.title} href={to.asset(asset.id)} lang={asset.title.lang}>
            <WholePhrases>{asset.title.text}</WholePhrases>
          </Link>
          {asset.prices[0] && (
            <span className={styles.price}>
              <Price price={asset.prices[0]} />
            </span>
          )}
          <a
            href={asset.removeHref}
            className={styles.remove}
            aria-label={formatMessage(messages.remove, { title: nameInSentence(asset) })}
            onClick={() => onRemove(asset.id)}
          >
            <Icon icon={xIcon} size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
};
