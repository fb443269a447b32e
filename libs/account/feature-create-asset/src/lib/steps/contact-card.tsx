import type { Profile } from '@yoodee/api-contract';
import { useGetProfileQuery } from '@yoodee/auth';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { FactsTable, Heading, Link, Skeleton, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './contact-card.messages.ts';
import styles from './steps.module.css';

const channelsOf = ({ channels, contact_phone, phone, line_id, facebook }: Profile) =>
  [
    { channel: 'phone' as const, value: channels.phone ? (contact_phone ?? phone) : null },
    { channel: 'line' as const, value: channels.line ? line_id : null },
    { channel: 'facebook' as const, value: channels.facebook ? facebook : null },
  ].filter(({ value }) => value !== null);

/** How buyers reach the member, as the profile says; the texts of a listing hold no contact details. */
export const ContactCard = () => {
  const intl = useIntl();
  const format = useFormat();
  const { settingEdit } = hrefs(useLocale());
  const { data: profile, isLoading } = useGetProfileQuery();
  const channels = profile ? channelsOf(profile) : [];
  return (
    <section className={styles.card}>
      <Heading level={2} size="md">
        <FormattedMessage {...messages.title} />
      </Heading>
      {isLoading && <Skeleton className={styles.cardSkeleton} />}
      {channels.length > 0 && (
        <FactsTable
          facts={channels.map(({ channel, value }) => ({
            term: intl.formatMessage(messages[channel]),
            value: channel === 'phone' ? format.phone(value!) : value,
          }))}
        />
      )}
      {profile && channels.length === 0 && (
        <Text>
          <FormattedMessage {...messages.none} />
        </Text>
      )}
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.note} />{' '}
        <Link href={settingEdit}>
          <FormattedMessage {...messages.change} />
        </Link>
      </Text>
    </section>
  );
};
