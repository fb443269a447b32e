import type { Activity } from '@yoodee/api-contract/security-events';
import { useFormat } from '@yoodee/i18n';
import { Button, Link, Notice, Text } from '@yoodee/ui-kit';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './activity-section.messages.ts';
import { needsAccess, textOfActivity } from './activity-text.ts';
import { DeviceIcon, useDeviceName } from './device.tsx';
import { Failure, Loaded } from './failure.tsx';
import { useResumed } from './proof/proof-intent.ts';
import { useProof } from './proof/use-proof.tsx';
import { SettingSection } from './setting-section.tsx';
import { useEndOtherSessionsMutation, useGetActivityQuery } from './setting.api.ts';
import styles from './setting.module.css';

const shownAtFirst = 8;

const ActivityRow = ({ activity, onNotMe }: { activity: Activity; onNotMe: () => void }) => {
  const eventId = useId();
  const at = useFormat().date(activity.at, 'dateTime');
  const device = useDeviceName()(activity);
  return (
    <li className={styles.session}>
      <DeviceIcon {...activity} />
      <div>
        <Text weight="semibold" id={eventId}>
          <FormattedMessage {...textOfActivity(activity)} />
        </Text>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.where} values={{ at, device }} />
          {activity.times > 1 && (
            <>
              {' · '}
              <FormattedMessage {...messages.times} values={{ count: activity.times }} />
            </>
          )}
        </Text>
      </div>
      {needsAccess(activity) && (
        <Button variant="outline" size="sm" aria-describedby={eventId} onClick={onNotMe}>
          <FormattedMessage {...messages.notMe} />
        </Button>
      )}
    </li>
  );
};

const Activities = ({ items, onNotMe }: { items: readonly Activity[]; onNotMe: () => void }) => {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0)
    return (
      <Text tone="muted">
        <FormattedMessage {...messages.none} />
      </Text>
    );
  return (
    <>
      <ul className={styles.sessions}>
        {items.slice(0, isWhole ? undefined : shownAtFirst).map((activity) => (
          <ActivityRow key={activity.id} activity={activity} onNotMe={onNotMe} />
        ))}
      </ul>
      {!isWhole && items.length > shownAtFirst && (
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => setWhole(true)}>
            <FormattedMessage {...messages.showAll} />
          </Button>
        </div>
      )}
    </>
  );
};

/** What happened in the account. "This was not me" ends the other sessions and says what to check next. */
export const ActivitySection = () => {
  const activity = useGetActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers, { data: ended, error }] = useEndOtherSessionsMutation();
  const { withProof } = useProof();
  const notMe = () => withProof('access', { action: 'not-me' }, () => endOthers());
  useResumed('not-me', notMe);
  return (
    <SettingSection name="activity" lead={<FormattedMessage {...messages.lead} />}>
      <div role="status" className={styles.live}>
        {ended && (
          <Notice tone="success" title={<FormattedMessage {...messages.ended} values={{ count: ended.ended }} />}>
            <Text>
              <FormattedMessage {...messages.next} />
            </Text>
            <Link href="#sign-in">
              <FormattedMessage {...messages.checkSignIn} />
            </Link>
          </Notice>
        )}
      </div>
      <Failure error={error} />
      <Loaded query={activity} height="10rem">
        {({ items }) => <Activities items={items} onNotMe={() => void notMe()} />}
      </Loaded>
    </SettingSection>
  );
};
