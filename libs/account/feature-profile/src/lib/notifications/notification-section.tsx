import { Loaded } from '../failure.tsx';
import { SettingSection } from '../setting-section.tsx';
import { FormattedMessage } from 'react-intl';
import { ChoiceTable } from './choice-table.tsx';
import { DigestHour } from './digest-hour.tsx';
import { EmailAddress } from './email-address.tsx';
import { messages } from './notification-section.messages.ts';
import { useGetNotificationChoicesQuery } from './notifications.api.ts';
import { PushDevices } from './push/push-devices.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** What the member is told at the bell, by LINE, by mail and on devices. */
export const NotificationSection = () => {
  const settings = useGetNotificationChoicesQuery();
  return (
    <SettingSection name="notifications" lead={<FormattedMessage {...messages.lead} />}>
      <Loaded query={settings} height="30rem">
        {(data) => (
          <>
            <ChoiceTable settings={data} isFetching={settings.isFetching} />
            {(data.line !== 'unavailable' || data.email_available || data.push_key !== null) && (
              <QuietHours isQuiet={data.quiet_hours} />
            )}
            <DigestHour hour={data.digest_hour} />
            {data.push_key !== null && <PushDevices settings={data} />}
            {data.email_available && <EmailAddress settings={data} />}
          </>
        )}
      </Loaded>
    </SettingSection>
  );
};
