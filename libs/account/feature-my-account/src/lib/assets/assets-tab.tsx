import { Loaded, Panel } from '@yoodee/account-ui-parts';
import type { ResponseOf } from '@yoodee/api-contract';
import type { MemberAssetSummary, getMemberAssets } from '@yoodee/api-contract/member-assets';
import { actionsIn } from '@yoodee/asset-rules';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, EmptyState, Icon, LinkButton, Text } from '@yoodee/ui-kit';
import { circleCheckIcon, housePlusIcon, searchIcon } from '@yoodee/ui-kit/icons';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { tabHref } from '../account-tabs.ts';
import { useGetMyAssetsQuery } from '../my-account.api.ts';
import { CreateLink } from '../parts/create-link.tsx';
import { membersOnlyLive } from '../parts/members-only.ts';
import { AssetFilters, type AssetFiltersProps } from './asset-filters.tsx';
import { filterAssets, readAssetFilter } from './asset-filter.ts';
import { AssetRow } from './asset-row.tsx';
import { messages } from './assets-tab.messages.ts';
import { ChangePrices } from './price-change.tsx';
import { BulkConfirm, type BulkAction } from './bulk-confirm.tsx';
import styles from './assets.module.css';

/** Rows rendered at a time: a hundred menus are slow on a low-end phone. */
const shownAtOnce = 50;

/** The bulk action: renew if all listings are expired, otherwise confirm. */
const bulkActionOf = (assets: readonly MemberAssetSummary[]): BulkAction =>
  assets.every(({ status }) => status === 'expired') ? 'renew' : 'confirm';

const Nothing = () => (
  <EmptyState
    drawing={<Icon icon={searchIcon} size={48} />}
    action={
      <LinkButton variant="outline" href={tabHref(hrefs(useLocale()), 'assets')}>
        <FormattedMessage {...messages.clear} />
      </LinkButton>
    }
  >
    <FormattedMessage {...messages.none} />
  </EmptyState>
);

const AllDone = () => (
  <EmptyState
    drawing={<Icon icon={circleCheckIcon} size={48} />}
    action={
      <LinkButton href={tabHref(hrefs(useLocale()), 'overview')}>
        <FormattedMessage {...messages.toOverview} />
      </LinkButton>
    }
  >
    <FormattedMessage {...messages.allDone} />
  </EmptyState>
);

interface RowsProps {
  assets: readonly MemberAssetSummary[];
  /**
   * The list is filtered to listings to confirm or renew: all are selected at first, and the owner deselects outdated
   * ones.
   */
  isAsked: boolean;
}

/** The rows, with selection and the bulk action. */
const Rows = ({ assets, isAsked }: RowsProps) => {
  const action = bulkActionOf(assets);
  const canConfirm = ({ status }: MemberAssetSummary) => actionsIn(status).includes(action);
  const confirmable = assets.filter(canConfirm).map(({ id }) => id);
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set(isAsked ? confirmable : []));
  const [limit, setLimit] = useState(shownAtOnce);
  const hasSeveral = confirmable.length > 1;
  const select = (id: number, isSelected: boolean) => {
    const rest = [...selected].filter((other) => other !== id);
    setSelected(new Set(isSelected ? [...rest, id] : rest));
  };
  return (
    <>
      <Text size="sm" tone="muted" role="status">
        <FormattedMessage {...messages.found} values={{ count: assets.length }} />
      </Text>
      {hasSeveral && (
        <BulkConfirm
          action={action}
          confirmable={confirmable}
          selected={selected}
          onSelect={(ids) => setSelected(new Set(ids))}
        >
          <ChangePrices assets={assets.filter((asset) => selected.has(asset.id) && canConfirm(asset))} />
        </BulkConfirm>
      )}
      <ul className={styles.rows}>
        {assets.slice(0, limit).map((asset) => (
          <AssetRow
            key={asset.id}
            asset={asset}
            selection={
              hasSeveral && canConfirm(asset)
                ? { isSelected: selected.has(asset.id), onSelect: (isSelected) => select(asset.id, isSelected) }
                : null
            }
          />
        ))}
      </ul>
      {assets.length > limit && (
        <Button variant="outline" className={styles.more} onClick={() => setLimit(limit + shownAtOnce)}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </>
  );
};

const MyAssets = ({ items, counts }: ResponseOf<typeof getMemberAssets>) => {
  const [params, setParams] = useSearchParams();
  const filter = readAssetFilter(params);
  const text = useDeferredValue(filter.text);
  if (items.length === 0)
    return (
      <EmptyState drawing={<Icon icon={housePlusIcon} size={48} />} action={<CreateLink />}>
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    );
  const shown = filterAssets(items, { ...filter, text });
  const isAsked = filter.next === 'confirm' || filter.next === 'renew';
  const change: AssetFiltersProps['onChange'] = (changes) => {
    const query = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes))
      if (value === null) query.delete(key);
      else query.set(key, value);
    setParams(query, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <AssetFilters filter={filter} counts={counts} onChange={change} />
      {shown.length > 0 ? (
        <Rows key={filter.next} assets={shown} isAsked={isAsked} />
      ) : isAsked && text === '' ? (
        <AllDone />
      ) : (
        <Nothing />
      )}
    </>
  );
};

/** All listings of the member, in every state. */
export const AssetsTab = () => {
  const query = useGetMyAssetsQuery(undefined, membersOnlyLive());
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="11rem">
        {(data) => <MyAssets {...data} />}
      </Loaded>
    </Panel>
  );
};
