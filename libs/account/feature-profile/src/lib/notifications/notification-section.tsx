import { Loaded } from '../failure.tsx';
import { SettingSection } from '../setting-section.tsx';
import { FormattedMessage } from 'react-intl';
import { ChoiceTable } from './choice-table.tsx';
import { EmailAddress } from './email-address.tsx';
import { messages } from './notification-section.messages.ts';
import { useGetNotificationChoicesQuery } from './notifications.api.ts';
import { QuietHours } from './quiet-hours.tsx';

/** What the member is told at the bell, by LINE and by mail. */
export const NotificationSection = () => {
  const settings = useGetNotificationChoicesQuery();
  return (
    <SettingSection name="notifications" lead={<FormattedMessage {...messages.lead} />}>
      <Loaded query={settings} height="30rem">
        {(data) => (
          <>
            <ChoiceTable settings={data} isFetching={settings.isFetching} />
            {(data.line !== 'unavailable' || data.email_available) && <QuietHours isQuiet={data.quiet_hours} />}
            {data.email_available && <EmailAddress settings={data} />}
          </>
        )}
      </Loaded>
    </SettingSection>
  );
};
