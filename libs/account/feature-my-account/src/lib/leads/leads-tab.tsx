import { leadStatuses, type LeadStatus } from '@yoodee/api-contract/leads';
import { useLocale } from '@yoodee/i18n';
import { hrefs, withoutLocale } from '@yoodee/site';
import { ChipLink, EmptyState, HStack, Icon, RemovableChip } from '@yoodee/ui-kit';
import { inboxIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { tabHref } from '../account-tabs.ts';
import { useGetMyLeadsQuery } from '../my-account.api.ts';
import { ChipRow } from '../parts/chip-row.tsx';
import { ListPages, pageOf } from '../parts/list-pages.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { membersOnly } from '../parts/members-only.ts';
import { Panel } from '../parts/panel.tsx';
import { LeadCard } from './lead-card.tsx';
import { messages as words } from './lead-words.messages.ts';
import { messages } from './leads-tab.messages.ts';
import styles from './leads.module.css';

interface LeadFilter {
  status: LeadStatus | undefined;
  asset: number | undefined;
}

const readFilter = (params: URLSearchParams): LeadFilter => {
  const asset = Number(params.get('asset'));
  return {
    status: leadStatuses.find((status) => status === params.get('status')),
    asset: Number.isSafeInteger(asset) && asset > 0 ? asset : undefined,
  };
};

const Filters = ({ filter: { status, asset }, counts }: { filter: LeadFilter; counts: Record<LeadStatus, number> }) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const to = hrefs(useLocale());
  const ofAsset: Record<string, number> = asset ? { asset } : {};
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0 && status === undefined && asset === undefined) return null;
  return (
    <>
      <ChipRow label={formatMessage(messages.filter)} chosen={status}>
        <ChipLink href={tabHref(to, 'leads', ofAsset)} selected={status === undefined}>
          <FormattedMessage {...messages.all} values={{ count: total }} />
        </ChipLink>
        {leadStatuses
          .filter((one) => counts[one] > 0 || one === status)
          .map((one) => (
            <ChipLink key={one} href={tabHref(to, 'leads', { ...ofAsset, status: one })} selected={status === one}>
              <FormattedMessage {...messages.state} values={{ state: formatMessage(words[one]), count: counts[one] }} />
            </ChipLink>
          ))}
      </ChipRow>
      {asset && (
        <HStack>
          <RemovableChip
            removeLabel={formatMessage(messages.allAssets)}
            onRemove={() => void navigate(withoutLocale(tabHref(to, 'leads', status ? { status } : {})))}
          >
            <FormattedMessage {...messages.oneAsset} />
          </RemovableChip>
        </HStack>
      )}
    </>
  );
};

/** Enquiries that the member received, newest first, with ways to reply. */
export const LeadsTab = () => {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const query = useGetMyLeadsQuery(
    { status: filter.status, asset_id: filter.asset, page: pageOf(params) },
    membersOnly(),
  );
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="14rem">
        {({ items, total, page, page_size, counts }) => (
          <>
            <Filters filter={filter} counts={counts} />
            {items.length === 0 ? (
              <EmptyState drawing={<Icon icon={inboxIcon} size={48} />}>
                <FormattedMessage {...(filter.status || filter.asset ? messages.none : messages.empty)} />
              </EmptyState>
            ) : (
              <ul className={styles.leads}>
                {items.map((lead) => (
                  <LeadCard key={lead.id} lead={lead} />
                ))}
              </ul>
            )}
            <ListPages {...{ total, page, page_size }} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
