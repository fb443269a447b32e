import { ListPages, Loaded, Panel, pageOf, useAssetTitle } from '@yoodee/account-ui-parts';
import { serviceRequestStatuses } from '@yoodee/api-contract/service-options';
import type { ServiceRequest } from '@yoodee/api-contract/services';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Badge, EmptyState, FactsTable, Heading, HStack, Icon, Link, LinkButton, Text } from '@yoodee/ui-kit';
import { wrenchIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetMyRequestsQuery } from '../my-account.api.ts';
import { membersOnly } from '../parts/members-only.ts';
import { messages } from './requests-tab.messages.ts';
import styles from './requests.module.css';

const isOver = ({ status }: ServiceRequest) => status === 'done' || status === 'cancelled';

/** Noon of a calendar day in Bangkok, a time that is formatted as the same day there. */
const middayOf = (day: string) => `${day}T12:00:00+07:00`;

const Request = ({ request }: { request: ServiceRequest }) => {
  const { service, asset, preferred_dates, detail, status, created_at } = request;
  const locale = useLocale();
  const to = hrefs(locale);
  const format = useFormat();
  const { formatMessage } = useIntl();
  const titleOf = useAssetTitle();
  const days = preferred_dates.map((day) => format.date(middayOf(day))).join(' · ');
  const facts = [
    ...(asset
      ? [{ term: formatMessage(messages.asset), value: <Link href={to.asset(asset.id)}>{titleOf(asset)}</Link> }]
      : []),
    ...(days ? [{ term: formatMessage(messages.dates), value: days }] : []),
    ...(detail ? [{ term: formatMessage(messages.detail), value: detail }] : []),
  ];
  return (
    <li className={styles.request}>
      <HStack gap={3} wrap>
        <Heading level={3} size="sm">
          <Link href={to.service(service.slug)}>{service.name[locale]}</Link>
        </Heading>
        <Badge tone={isOver(request) ? 'neutral' : 'success'}>{serviceRequestStatuses[status][locale]}</Badge>
      </HStack>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.asked} values={{ date: format.date(created_at) }} />
      </Text>
      {facts.length > 0 && <FactsTable facts={facts} />}
    </li>
  );
};

/** The member's service requests, with the status of each. */
export const RequestsTab = () => {
  const [params] = useSearchParams();
  const query = useGetMyRequestsQuery(pageOf(params), membersOnly());
  const to = hrefs(useLocale());
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query}>
        {({ items, ...pages }) =>
          items.length === 0 && pages.page === 1 ? (
            <EmptyState
              drawing={<Icon icon={wrenchIcon} size={48} />}
              action={
                <LinkButton href={to.services}>
                  <FormattedMessage {...messages.browse} />
                </LinkButton>
              }
            >
              <FormattedMessage {...messages.empty} />
            </EmptyState>
          ) : (
            <>
              <ul className={styles.requests}>
                {items.map((request) => (
                  <Request key={request.id} request={request} />
                ))}
              </ul>
              <ListPages {...pages} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};
