import { ChipRow } from '@yoodee/account-ui-parts';
import { assetStatuses, codesOf, type AssetStatus } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { ChipLink, Field, HStack, Icon, Input, NativeSelect, RemovableChip } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { tabHref } from '../account-tabs.ts';
import { assetOrders, type AssetFilter, type AssetOrder } from './asset-filter.ts';
import { messages } from './assets-tab.messages.ts';
import { messages as nextMessages } from './next-action.messages.ts';
import styles from './assets.module.css';

const orderMessages = {
  next: messages.sortNext,
  recent: messages.sortRecent,
  views: messages.sortViews,
  leads: messages.sortLeads,
  expires: messages.sortExpires,
} satisfies Record<AssetOrder, unknown>;

export interface AssetFiltersProps {
  filter: AssetFilter;
  counts: Record<AssetStatus, number>;
  /** New values of URL parameters; null removes a parameter. */
  onChange(change: Partial<Record<'next' | 'order' | 'q', string | null>>): void;
}

const States = ({ filter, counts }: Pick<AssetFiltersProps, 'filter' | 'counts'>) => {
  const locale = useLocale();
  const to = hrefs(locale);
  const { formatMessage } = useIntl();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const hrefOf = (status: AssetStatus | null) =>
    tabHref(to, 'assets', { ...(status && { status }), ...(filter.order !== 'next' && { order: filter.order }) });
  return (
    <ChipRow label={formatMessage(messages.states)} chosen={filter.status}>
      <ChipLink href={hrefOf(null)} selected={filter.status === null}>
        <FormattedMessage {...messages.all} values={{ count: total }} />
      </ChipLink>
      {codesOf(assetStatuses)
        .filter((status) => counts[status] > 0)
        .map((status) => (
          <ChipLink key={status} href={hrefOf(status)} selected={filter.status === status}>
            <FormattedMessage
              {...messages.state}
              values={{ state: assetStatuses[status][locale], count: counts[status] }}
            />
          </ChipLink>
        ))}
    </ChipRow>
  );
};

/** Filters and sorts the list of listings. Its state is in the URL. */
export const AssetFilters = ({ filter, counts, onChange }: AssetFiltersProps) => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.filters}>
      <States filter={filter} counts={counts} />
      <div className={styles.narrow}>
        <Field label={formatMessage(messages.search)}>
          <Input
            type="search"
            start={<Icon icon={searchIcon} size={20} />}
            value={filter.text}
            onChange={({ currentTarget }) => onChange({ q: currentTarget.value || null })}
          />
        </Field>
        <Field label={formatMessage(messages.sort)}>
          <NativeSelect value={filter.order} onChange={({ currentTarget }) => onChange({ order: currentTarget.value })}>
            {assetOrders.map((order) => (
              <option key={order} value={order}>
                {formatMessage(orderMessages[order])}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      {filter.next && (
        <HStack>
          <RemovableChip removeLabel={formatMessage(messages.dropNext)} onRemove={() => onChange({ next: null })}>
            <FormattedMessage {...messages.onlyNext} values={{ what: formatMessage(nextMessages[filter.next]) }} />
          </RemovableChip>
        </HStack>
      )}
    </div>
  );
};
