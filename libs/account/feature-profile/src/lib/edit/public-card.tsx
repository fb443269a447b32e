import type { Profile } from '@yoodee/api-contract/member';
import { useFormat, useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { Avatar, Badge, Card, CardBody, Heading, Icon, Text } from '@yoodee/ui-kit';
import { badgeCheckIcon, facebookIcon, lineIcon, phoneIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import type { ProfileValues } from './profile-form.ts';
import { messages } from './public-card.messages.ts';
import styles from './setting-edit.module.css';

/** A live preview of the member's public card. */
export const PublicCard = ({ profile, values }: { profile: Profile; values: ProfileValues }) => {
  const locale = useLocale();
  const format = useFormat();
  const name = `${values.first_name} ${values.last_name}`.trim();
  const lang = otherLocale(locale, name);
  const bio = (locale === 'en' && values.bio_en.trim()) || values.bio_th;
  const ways = [
    { field: 'channels.phone', icon: phoneIcon, value: values.contact_phone || format.phone(profile.phone) },
    { field: 'channels.line', icon: lineIcon, value: values.line_id },
    { field: 'channels.facebook', icon: facebookIcon, value: values.facebook },
  ] as const;
  const shown = ways.filter(({ field, value }) => values[field] && value.trim() !== '');
  return (
    <Card variant="outline">
      <CardBody>
        <div className={styles.card}>
          <p className={styles.cardTitle}>
            <FormattedMessage {...messages.previewTitle} />
          </p>
          <div className={styles.person}>
            <Avatar name={name} src={values.image_url || null} lang={lang} size="lg" />
            <div>
              <Heading level={2} size="md" lang={lang}>
                {name}
              </Heading>
              <Badge tone="success">
                <Icon icon={badgeCheckIcon} size={16} />
                <FormattedMessage {...messages.verified} />
              </Badge>
            </div>
          </div>
          {bio.trim() && (
            <Text className={styles.bio} lang={otherLocale(locale, bio)}>
              {bio}
            </Text>
          )}
          {shown.length > 0 ? (
            <ul className={styles.ways}>
              {shown.map(({ field, icon, value }) => (
                <li key={field}>
                  <Icon icon={icon} size={16} /> <span className={styles.wayValue}>{value}</span>
                </li>
              ))}
            </ul>
          ) : (
            <Text size="sm" tone="muted">
              <FormattedMessage {...messages.formOnly} />
            </Text>
          )}
        </div>
      </CardBody>
    </Card>
  );
};
