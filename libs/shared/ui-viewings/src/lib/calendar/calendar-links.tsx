import type { Viewing } from '@yoodee/api-contract/viewings';
import { Icon, Link } from '@yoodee/ui-kit';
import { calendarIcon, mapPinIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './calendar-links.messages.ts';
import styles from './calendar-links.module.css';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Adds a viewing to a calendar, and shows the way there. Nothing of a viewing that is not agreed. */
export const CalendarLinks = ({ viewing: { calendar, route } }: { viewing: Pick<Viewing, 'calendar' | 'route'> }) => (
  <>
    {route && (
      <p className={styles.links}>
        <Link href={route.url} {...elsewhere}>
          <Icon icon={mapPinIcon} size={16} />
          <FormattedMessage {...(route.is_approximate ? messages.approximateRoute : messages.route)} />
        </Link>
      </p>
    )}
    {calendar && (
      <p className={styles.links}>
        <span className={styles.label}>
          <Icon icon={calendarIcon} size={16} />
          <FormattedMessage {...messages.label} />
        </span>
        <Link href={calendar.google} {...elsewhere}>
          <FormattedMessage {...messages.google} />
        </Link>
        <Link href={calendar.outlook} {...elsewhere}>
          <FormattedMessage {...messages.outlook} />
        </Link>
        <Link href={calendar.file}>
          <FormattedMessage {...messages.file} />
        </Link>
      </p>
    )}
  </>
);
