import type { Profile } from '@yoodee/api-contract/member';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs, otherLocale } from '@yoodee/site';
import { Avatar, FactsTable, Icon, Link, LinkButton, Text } from '@yoodee/ui-kit';
import { squarePenIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './profile-summary.messages.ts';
import { useGetIsPublicQuery } from './setting.api.ts';
import { SettingSection } from './setting-section.tsx';
import styles from './setting.module.css';

/** The member's public profile, with a link to edit it. */
export const ProfileSummary = ({ profile }: { profile: Profile }) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const { settingEdit, member } = hrefs(locale);
  const { channels } = profile;
  const { data: isPublic = false } = useGetIsPublicQuery(undefined, { refetchOnMountOrArgChange: true });
  const hidden = formatMessage(messages.hidden);
  const unset = formatMessage(messages.unset);
  const shownIf = (isShown: boolean, value: string | null) => (value === null ? unset : isShown ? value : hidden);
  const bio = (locale === 'en' && profile.bio_en) || profile.bio_th;
  const facts = [
    [messages.phone, shownIf(channels.phone, format.phone(profile.contact_phone ?? profile.phone))],
    [messages.line, shownIf(channels.line, profile.line_id)],
    [messages.facebook, shownIf(channels.facebook, profile.facebook)],
    [messages.bio, bio ? <span lang={otherLocale(locale, bio)}>{bio}</span> : unset],
  ] as const;
  const name = `${profile.first_name} ${profile.last_name}`;
  const lang = otherLocale(locale, name);
  return (
    <SettingSection name="profile" lead={<FormattedMessage {...messages.lead} />}>
      <div className={styles.person}>
        <Avatar name={name} src={profile.image_url} lang={lang} size="lg" />
        <div className={styles.personText}>
          <Text weight="semibold" lang={lang}>
            {name}
          </Text>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.since} values={{ date: format.date(profile.created_at, 'long') }} />
          </Text>
        </div>
      </div>
      <FactsTable facts={facts.map(([label, value]) => ({ term: formatMessage(label), value }))} />
      <div className={styles.actions}>
        <LinkButton href={settingEdit} variant="outline">
          <Icon icon={squarePenIcon} />
          <FormattedMessage {...messages.edit} />
        </LinkButton>
        {isPublic && profile.erased_at === null && (
          <Link href={member(profile.id)}>
            <FormattedMessage {...messages.publicPage} />
          </Link>
        )}
      </div>
    </SettingSection>
  );
};
