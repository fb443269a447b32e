import { Price } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Anchor, Badge, Icon, Image, Link } from '@yoodee/ui-kit';
import { xIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './compare-page.messages.ts';
import type { CompareCell, ComparedAsset, ComparePageView, CompareRow } from './compare-page.view.ts';
import { bestMessages, closedMessages, groupMessages } from './compare-words.messages.ts';
import styles from './compare-table.module.css';

const coverSizes = '176px md:25vw xl:250px';

interface AssetsProps {
  assets: readonly ComparedAsset[];
  onRemove: (assetId: number) => void;
}

const Pictures = ({ assets, onRemove }: AssetsProps) => {
  const { formatMessage } = useIntl();
  return (
    <tr>
      <td className={styles.corner} />
      {assets.map(({ id, cover, closed, title, removeHref }, index) => (
        <td key={id} className={styles.picture}>
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
              priority={index === 0}
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
          <Anchor
            href={removeHref}
            className={styles.remove}
            aria-label={formatMessage(messages.remove, { title: title.text })}
            onClick={() => onRemove(id)}
          >
            <Icon icon={xIcon} size={16} />
          </Anchor>
        </td>
      ))}
    </tr>
  );
};

const Titles = ({ assets }: Pick<AssetsProps, 'assets'>) => {
  const to = hrefs(useLocale());
  return (
    <tr>
      <th scope="col" className={styles.corner}>
        <span className="y-visually-hidden">
          <FormattedMessage {...messages.topic} />
        </span>
      </th>
      {assets.map(({ id, title, prices }) => (
        <th key={id} scope="col" className={styles.asset}>
          <Link variant="quiet" className={styles.title} href={to.asset(id)} lang={title.lang}>
            {title.text}
          </Link>
          {prices[0] && (
            <span className={styles.price}>
              <Price price={prices[0]} />
            </span>
          )}
        </th>
      ))}
    </tr>
  );
};

const Cell = ({ said, exists, best }: CompareCell) => (
  <td className={best ? styles.best : undefined}>
    {said ? (
      <>
        <span data-land={said.inSqm && 'thai'}>{said.text}</span>
        {said.inSqm && <span data-land="sqm">{said.inSqm}</span>}
      </>
    ) : exists ? (
      <span className={styles.muted}>
        <FormattedMessage {...messages.unknown} />
      </span>
    ) : (
      <span className={styles.muted}>
        <span aria-hidden="true">–</span>
        <span className="y-visually-hidden">
          <FormattedMessage {...messages.none} />
        </span>
      </span>
    )}
    {best && (
      <span className={styles.mark}>
        <FormattedMessage {...bestMessages[best]} />
      </span>
    )}
  </td>
);

const Line = ({ row: { label, cells, isSame } }: { row: CompareRow }) => (
  <tr data-same={isSame || undefined}>
    <th scope="row">{label}</th>
    {cells.map((cell, index) => (
      <Cell key={index} {...cell} />
    ))}
  </tr>
);

/** Assets side by side. The page's switches hide lines and change units by CSS alone, so they work without script. */
export const CompareTable = ({ assets, groups, onRemove }: AssetsProps & Pick<ComparePageView, 'groups'>) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.scroll} role="region" aria-label={formatMessage(messages.title)} tabIndex={0}>
      <table className={styles.table} data-columns={assets.length}>
        <thead>
          <Pictures assets={assets} onRemove={onRemove} />
          <Titles assets={assets} />
        </thead>
        {groups.map(({ group, rows, isSame }) => (
          <tbody key={group} data-same={isSame || undefined}>
            <tr>
              <th scope="rowgroup" colSpan={assets.length + 1} className={styles.group}>
                <span>
                  <FormattedMessage {...groupMessages[group as keyof typeof groupMessages]} />
                </span>
              </th>
            </tr>
            {rows.map((row) => (
              <Line key={row.key} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
