import { ListPages, Loaded, pageOf, Panel } from '@yoodee/account-ui-parts';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { readToken } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs, minuteMs } from '@yoodee/site';
import { Button, ChipLink, EmptyState, Heading, Icon, LinkButton } from '@yoodee/ui-kit';
import { printerIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ViewingCard } from '../card/viewing-card.tsx';
import { phaseOf } from '../card/viewing-phase.ts';
import { HoursPanel } from '../hours/hours-panel.tsx';
import { useMemberRequests, type ViewingRequests } from '../viewing-requests.ts';
import { useGetMyViewingsQuery } from '../viewings.api.ts';
import { Agenda } from './agenda.tsx';
import { OneViewing } from './one-viewing.tsx';
import { readViewingsAddress, tabViews, viewingsHref, type ViewingsAddress } from './viewings-address.ts';
import { messages } from './viewings-tab.messages.ts';
import { Week } from './week.tsx';
import styles from './viewings-tab.module.css';

const live = { refetchOnMountOrArgChange: true, pollingInterval: minuteMs, skipPollingIfUnfocused: true };

const Empty = () => {
  const to = hrefs(useLocale());
  return (
    <EmptyState
      action={
        <LinkButton variant="outline" href={viewingsHref(to, { view: 'hours' })}>
          <FormattedMessage {...messages.openHours} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.empty} />
    </EmptyState>
  );
};

/** The viewings that need an answer of the reader, then the agenda. */
const Coming = ({ viewings, requests }: { viewings: readonly Viewing[]; requests: ViewingRequests }) => {
  const [now] = useState(() => Date.now());
  const waiting = viewings.filter((viewing) => phaseOf(viewing, now) === 'answer');
  const others = viewings.filter((viewing) => !waiting.includes(viewing));
  return (
    <>
      {waiting.length > 0 && (
        <section className={styles.agendaDay} aria-labelledby="waiting">
          <Heading level={3} size="md" id="waiting">
            <FormattedMessage {...messages.waiting} values={{ count: waiting.length }} />
          </Heading>
          <div className={styles.agenda}>
            {waiting.map((viewing) => (
              <ViewingCard key={viewing.id} viewing={viewing} requests={requests} headingLevel={4} />
            ))}
          </div>
        </section>
      )}
      <Agenda viewings={others} requests={requests} />
    </>
  );
};

const Upcoming = ({ week, requests }: { week: string; requests: ViewingRequests }) => {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const query = useGetMyViewingsQuery({ view: 'upcoming', page }, { ...live, skip: !readToken() });
  return (
    <>
      <Week monday={week} />
      <Loaded query={query} rowHeight="12rem">
        {({ items, ...list }) => (
          <>
            {items.length > 0 ? <Coming viewings={items} requests={requests} /> : <Empty />}
            <ListPages {...list} />
          </>
        )}
      </Loaded>
    </>
  );
};

const Past = ({ requests }: { requests: ViewingRequests }) => {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const query = useGetMyViewingsQuery({ view: 'past', page }, { ...live, skip: !readToken() });
  return (
    <Loaded query={query} rowHeight="12rem">
      {({ items, ...list }) => (
        <>
          {items.length > 0 ? (
            <Agenda viewings={items} requests={requests} />
          ) : (
            <EmptyState>
              <FormattedMessage {...messages.emptyPast} />
            </EmptyState>
          )}
          <ListPages {...list} />
        </>
      )}
    </Loaded>
  );
};

const Views = ({ current }: { current: ViewingsAddress['view'] | undefined }) => {
  const to = hrefs(useLocale());
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.views} aria-label={formatMessage(messages.views)}>
      {tabViews.map((view) => (
        <ChipLink key={view} href={viewingsHref(to, { view })} selected={view === current}>
          <FormattedMessage {...messages[view]} />
        </ChipLink>
      ))}
    </nav>
  );
};

/** The member's viewings as a seller and as a buyer, and the hours in which they show their own assets. */
export const ViewingsTab = () => {
  const [params] = useSearchParams();
  const { view, week, viewing } = readViewingsAddress(params);
  const requests = useMemberRequests();
  const isAgenda = view === 'upcoming' && viewing === undefined;
  return (
    <Panel
      title={<FormattedMessage {...messages.title} />}
      aside={
        isAgenda && (
          <Button size="sm" variant="ghost" className={styles.print} onClick={() => print()}>
            <Icon icon={printerIcon} size={16} />
            <FormattedMessage {...messages.print} />
          </Button>
        )
      }
    >
      <Views current={viewing === undefined ? view : undefined} />
      {viewing !== undefined && <OneViewing key={viewing} id={viewing} requests={requests} />}
      {isAgenda && <Upcoming week={week} requests={requests} />}
      {viewing === undefined && view === 'past' && <Past requests={requests} />}
      {viewing === undefined && view === 'hours' && <HoursPanel />}
    </Panel>
  );
};
