import type { Viewing } from '@yoodee/api-contract/viewings';
import { useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { Link, Stack, Text } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CalendarLinks } from '../calendar/calendar-links.tsx';
import { ViewingWhen } from '../times/viewing-when.tsx';
import { messages } from './booked-viewing.messages.ts';

export interface BookedViewingProps {
  viewing: Viewing;
  /** The page of the viewing. */
  href: string;
  /** The link is all that the buyer has. */
  isGuest: boolean;
}

/** The booked or requested viewing, and the next step. */
export const BookedViewing = ({ viewing, href, isGuest }: BookedViewingProps) => {
  const { starts_at, times, length_min, is_held, other } = viewing;
  const language = otherLocale(useLocale(), other.name);
  const who = (words: ReactNode[]) => <span lang={language}>{words}</span>;
  return (
    <Stack gap={4}>
      {(starts_at === null ? times : [starts_at]).map((time) => (
        <Text key={time} size="lg" weight="semibold">
          <ViewingWhen at={{ starts_at: time, length_min }} />
        </Text>
      ))}
      <Text>
        {starts_at === null ? (
          <FormattedMessage {...(is_held ? messages.held : messages.waiting)} />
        ) : (
          <FormattedMessage {...messages.atSeller} values={{ seller: other.name, who }} />
        )}
      </Text>
      <CalendarLinks viewing={viewing} />
      <Text>
        <Link href={href}>
          <FormattedMessage {...messages.manage} />
        </Link>
      </Text>
      {isGuest && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.keep} />
        </Text>
      )}
    </Stack>
  );
};
