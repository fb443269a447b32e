import type { MemberSession } from '@yoodee/api-contract/account-data';
import { useFormat } from '@yoodee/i18n';
import { Badge, Button, Text } from '@yoodee/ui-kit';
import { showToast } from '@yoodee/ui-kit/toaster';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeviceIcon, useDeviceName } from './device.tsx';
import { Failure, Loaded } from './failure.tsx';
import { useResumed } from './proof/proof-intent.ts';
import { useProof } from './proof/use-proof.tsx';
import { messages } from './session-section.messages.ts';
import { SettingSection } from './setting-section.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation, useGetSessionsQuery } from './setting.api.ts';
import styles from './setting.module.css';

interface SessionRowProps {
  session: MemberSession;
  isEnding: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const name = useDeviceName()(session);
  return (
    <li className={styles.session}>
      <DeviceIcon {...session} />
      <div>
        <Text weight="semibold">
          {name}{' '}
          {session.is_current && (
            <Badge tone="success">
              <FormattedMessage {...messages.here} />
            </Badge>
          )}
        </Text>
        <Text size="sm" tone="muted">
          <FormattedMessage
            {...messages.times}
            values={{
              since: format.date(session.created_at, 'dateTime'),
              seen: format.date(session.seen_at, 'dateTime'),
            }}
          />
        </Text>
      </div>
      {!session.is_current && (
        <Button
          variant="outline"
          size="sm"
          loading={isEnding}
          aria-label={formatMessage(messages.signOutOf, { device: name })}
          onClick={onEnd}
        >
          <FormattedMessage {...messages.signOut} />
        </Button>
      )}
    </li>
  );
};

/** The member's sessions. Each session except the current one can be ended here. */
export const SessionSection = () => {
  const { formatMessage } = useIntl();
  const sessions = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const { withProof } = useProof();
  const signOutOthers = async () => {
    const result = await withProof('access', { action: 'end-sessions' }, () => endOthers());
    if (!result?.data) return;
    showToast({ type: 'success', title: formatMessage(messages.ended, { count: result.data.ended }) });
  };
  const endOne = (id: string) => withProof('access', { action: 'end-session', id }, () => end(id));
  useResumed('end-sessions', signOutOthers);
  useResumed('end-session', ({ id }) => endOne(id));
  return (
    <SettingSection name="sessions" lead={<FormattedMessage {...messages.lead} />}>
      <Loaded query={sessions} height="10rem">
        {({ items }) => (
          <>
            <ul className={styles.sessions}>
              {items.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={ending.isLoading && ending.originalArgs === session.id}
                  onEnd={() => void endOne(session.id)}
                />
              ))}
            </ul>
            <Failure error={ending.error ?? endingOthers.error} />
            {items.length > 1 && (
              <div className={styles.actions}>
                <Button variant="outline" loading={endingOthers.isLoading} onClick={() => void signOutOthers()}>
                  <FormattedMessage {...messages.signOutOthers} />
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </SettingSection>
  );
};
