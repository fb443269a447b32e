import { mutableNotificationKinds } from '@yoodee/api-contract/account-data';
import { Checkbox, Fieldset, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Failure, Loaded } from './failure.tsx';
import { messages } from './notification-section.messages.ts';
import { SettingSection } from './setting-section.tsx';
import { useGetNotificationSettingsQuery, useUpdateNotificationSettingsMutation } from './setting.api.ts';
import styles from './setting.module.css';

type Kind = (typeof mutableNotificationKinds)[number];

/** Which notifications the member receives. A checkbox changes only after the API has stored the change. */
export const NotificationSection = () => {
  const settings = useGetNotificationSettingsQuery();
  const [update, { isLoading, error }] = useUpdateNotificationSettingsMutation();
  const toggle = (muted: readonly Kind[], kind: Kind) =>
    void update({ muted: muted.includes(kind) ? muted.filter((one) => one !== kind) : [...muted, kind] });
  const isBusy = isLoading || settings.isFetching;
  return (
    <SettingSection name="notifications" lead={<FormattedMessage {...messages.lead} />}>
      <Loaded query={settings} height="12rem">
        {({ muted }) => (
          <Fieldset label={<FormattedMessage {...messages.legend} />} aria-busy={isBusy}>
            <div className={styles.choices}>
              {mutableNotificationKinds.map((kind) => (
                <Checkbox
                  key={kind}
                  name={`notify_${kind}`}
                  checked={!muted.includes(kind)}
                  aria-disabled={isBusy}
                  onChange={() => {
                    if (!isBusy) toggle(muted, kind);
                  }}
                >
                  <FormattedMessage {...messages[kind]} />
                </Checkbox>
              ))}
            </div>
          </Fieldset>
        )}
      </Loaded>
      <Failure error={error} />
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.always} />
      </Text>
    </SettingSection>
  );
};
