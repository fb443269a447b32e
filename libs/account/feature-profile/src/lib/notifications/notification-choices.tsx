import { Loaded } from '../failure.tsx';
import { ChoiceTable } from './choice-table.tsx';
import { DigestHour } from './digest-hour.tsx';
import { EmailAddress } from './email-address.tsx';
import { useGetNotificationChoicesQuery } from './notifications.api.ts';
import { PushDevices } from './push/push-devices.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** Selects which notifications the member gets at the bell, by LINE, by email and on devices. */
export const NotificationChoices = () => {
  const settings = useGetNotificationChoicesQuery();
  return (
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
  );
};
