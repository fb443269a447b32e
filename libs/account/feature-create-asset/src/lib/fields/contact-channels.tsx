import { codesOf, contactChannels, type ContactChannel } from '@yoodee/asset-rules/options';
import { useGetProfileQuery } from '@yoodee/auth';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, ChipButton, Icon, Link, Text } from '@yoodee/ui-kit';
import { facebookIcon, lineIcon, phoneIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './contact-channels.messages.ts';
import { useDraftField } from './draft-form.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './fields.module.css';

const icons = { phone: phoneIcon, line: lineIcon, facebook: facebookIcon };
const all = codesOf(contactChannels);

/**
 * The channels that the listing shows beside the enquiry form: none until the member chooses. One button selects the
 * channels of the last listing. A channel without an address in the profile cannot be chosen.
 */
export const ContactChannels = () => {
  const locale = useLocale();
  const format = useFormat();
  const { data: profile } = useGetProfileQuery();
  const { value, setValue } = useDraftField<ContactChannel[]>('contact_channels');
  const addresses: Record<ContactChannel, string | null> | null = profile
    ? {
        phone: format.phone(profile.contact_phone ?? profile.phone),
        line: profile.line_id,
        facebook: profile.facebook,
      }
    : null;
  const chosen = new Set(value);
  const toggle = (channel: ContactChannel) => setValue(all.filter((one) => chosen.has(one) !== (one === channel)));
  const nameOf = (channel: ContactChannel) => contactChannels[channel][locale];
  const last = profile && addresses ? all.filter((one) => profile.channels[one] && addresses[one]) : [];
  const absent = addresses ? all.filter((one) => !addresses[one]) : [];
  return (
    <FieldFrame name="contact_channels" isGroup isWide>
      <div className={styles.chips}>
        {all.map((channel) => (
          <ChipButton
            key={channel}
            selected={chosen.has(channel)}
            disabled={!chosen.has(channel) && !addresses?.[channel]}
            onClick={() => toggle(channel)}
          >
            <Icon icon={icons[channel]} size={16} />
            {[nameOf(channel), addresses?.[channel]].filter(Boolean).join(' ')}
          </ChipButton>
        ))}
      </div>
      {value === null && last.length > 0 && (
        <Button variant="ghost" size="sm" className={styles.clear} onClick={() => setValue(last)}>
          <FormattedMessage {...messages.asBefore} values={{ channels: last.map(nameOf).join(', ') }} />
        </Button>
      )}
      {absent.length > 0 && (
        <Text size="sm" tone="muted">
          <Link href={hrefs(locale).settingEdit}>
            <FormattedMessage {...messages.addToProfile} values={{ channels: absent.map(nameOf).join(', ') }} />
          </Link>
        </Text>
      )}
    </FieldFrame>
  );
};
