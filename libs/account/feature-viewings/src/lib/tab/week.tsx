import { Typed, useAssetTitle } from '@yoodee/account-ui-parts';
import type { ViewingBlock } from '@yoodee/api-contract/viewing-hours';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { readToken } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Heading, Icon, LinkButton, Text, VisuallyHidden } from '@yoodee/ui-kit';
import {
  banIcon,
  calendarCheckIcon,
  chevronLeftIcon,
  chevronRightIcon,
  circleAlertIcon,
  clockIcon,
} from '@yoodee/ui-kit/icons';
import { addDays, clockOf, dayOf, mondayOf, today, useWhen } from '@yoodee/ui-viewings';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOpen, phaseOf, timeOf } from '../card/viewing-phase.ts';
import { messages as phaseNames } from '../card/viewing-phase.messages.ts';
import { useGetMyViewingsQuery } from '../viewings.api.ts';
import { viewingsHref } from './viewings-address.ts';
import { messages } from './viewings-tab.messages.ts';
import styles from './week.module.css';

const icons = { answer: circleAlertIcon, waiting: clockIcon, confirmed: calendarCheckIcon } as const;

const Entry = ({ viewing }: { viewing: Viewing }) => {
  const to = hrefs(useLocale());
  const titleOf = useAssetTitle();
  const [now] = useState(() => Date.now());
  const { id, asset, other } = viewing;
  const phase = phaseOf(viewing, now);
  const icon = phase === 'answer' || phase === 'waiting' ? icons[phase] : icons.confirmed;
  return (
    <li>
      <a className={styles.entry} data-phase={phase} href={viewingsHref(to, { viewing: id })}>
        <span className={styles.time}>
          <Icon icon={icon} size={16} /> {clockOf(timeOf(viewing))}
          <VisuallyHidden>
            {' '}
            <FormattedMessage {...phaseNames[phase]} />
          </VisuallyHidden>
        </span>
        <Typed>{other.name}</Typed>
        {asset && <span className={styles.title}>{titleOf(asset)}</span>}
      </a>
    </li>
  );
};

interface DayProps {
  day: string;
  viewings: readonly Viewing[];
  blocks: readonly ViewingBlock[];
}

const Day = ({ day, viewings, blocks }: DayProps) => {
  const when = useWhen();
  const blocked = blocks.filter(({ from, to, asset_id }) => asset_id === null && from <= day && day <= to);
  const isToday = day === today();
  return (
    <section
      className={styles.day}
      data-today={isToday || undefined}
      data-blocked={blocked.length > 0 || undefined}
      aria-labelledby={`week-${day}`}
    >
      <Heading level={4} size="sm" id={`week-${day}`} className={styles.name}>
        {when.day(day)}
        {isToday && (
          <VisuallyHidden>
            {' '}
            <FormattedMessage {...messages.today} />
          </VisuallyHidden>
        )}
      </Heading>
      {blocked.map(({ id, note }) => (
        <p key={id} className={styles.block}>
          <Icon icon={banIcon} size={16} /> <FormattedMessage {...messages.blocked} /> {note && <Typed>{note}</Typed>}
        </p>
      ))}
      {viewings.length > 0 ? (
        <ul className={styles.entries}>
          {viewings.map((viewing) => (
            <Entry key={viewing.id} viewing={viewing} />
          ))}
        </ul>
      ) : (
        blocked.length === 0 && (
          <Text size="xs" tone="muted">
            <FormattedMessage {...messages.free} />
          </Text>
        )
      )}
    </section>
  );
};

/** The week at a glance, on a large screen: each day with its viewings, and days without any. */
export const Week = ({ monday }: { monday: string }) => {
  const to = hrefs(useLocale());
  const when = useWhen();
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const sunday = days[6]!;
  const { currentData } = useGetMyViewingsQuery(
    { from: monday, to: sunday },
    { refetchOnMountOrArgChange: true, skip: !readToken() },
  );
  const shown = (currentData?.items ?? []).filter((viewing) => isOpen(viewing, now) || viewing.state === 'confirmed');
  const hrefOf = (week: string) => viewingsHref(to, { week });
  return (
    <section className={styles.week} aria-labelledby="week">
      <div className={styles.head}>
        <Heading level={3} size="md" id="week">
          <FormattedMessage {...messages.week} values={{ from: when.day(monday), to: when.day(sunday) }} />
        </Heading>
        <nav
          className={styles.moves}
          aria-label={formatMessage(messages.week, { from: when.day(monday), to: when.day(sunday) })}
        >
          <LinkButton size="sm" variant="ghost" href={hrefOf(addDays(monday, -7))}>
            <Icon icon={chevronLeftIcon} size={16} />
            <FormattedMessage {...messages.earlier} />
          </LinkButton>
          {monday !== mondayOf(today()) && (
            <LinkButton size="sm" variant="ghost" href={viewingsHref(to)}>
              <FormattedMessage {...messages.thisWeek} />
            </LinkButton>
          )}
          <LinkButton size="sm" variant="ghost" href={hrefOf(addDays(monday, 7))}>
            <FormattedMessage {...messages.later} />
            <Icon icon={chevronRightIcon} size={16} />
          </LinkButton>
        </nav>
      </div>
      <div className={styles.days} aria-busy={!currentData}>
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            viewings={shown.filter((viewing) => dayOf(timeOf(viewing)) === day)}
            blocks={currentData?.blocks ?? []}
          />
        ))}
      </div>
    </section>
  );
};
