import type { Viewing } from '@yoodee/api-contract/viewings';
import { Badge, Heading } from '@yoodee/ui-kit';
import { dayOf, groupByDay, today, useWhen } from '@yoodee/ui-viewings';
import { FormattedMessage } from 'react-intl';
import { ViewingCard } from '../card/viewing-card.tsx';
import { timeOf } from '../card/viewing-phase.ts';
import type { ViewingRequests } from '../viewing-requests.ts';
import { messages } from './viewings-tab.messages.ts';
import styles from './viewings-tab.module.css';

/** Viewings by day. */
export const Agenda = ({ viewings, requests }: { viewings: readonly Viewing[]; requests: ViewingRequests }) => {
  const when = useWhen();
  const days = groupByDay(viewings, (viewing) => dayOf(timeOf(viewing)));
  return (
    <div className={styles.agenda}>
      {days.map(({ day, items }) => (
        <section key={day} className={styles.agendaDay} aria-labelledby={`day-${day}`}>
          <Heading level={3} size="md" id={`day-${day}`} className={styles.dayName}>
            {when.day(day, 'long')}
            {day === today() && (
              <>
                {' '}
                <Badge tone="brand">
                  <FormattedMessage {...messages.today} />
                </Badge>
              </>
            )}
          </Heading>
          <div className={styles.cards}>
            {items.map((viewing) => (
              <ViewingCard
                key={viewing.id}
                viewing={viewing}
                requests={requests}
                headingLevel={4}
                isTimeOnly={viewing.starts_at !== null}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
