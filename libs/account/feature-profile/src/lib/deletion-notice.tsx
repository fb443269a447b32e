import { useGetProfileQuery } from '@yoodee/auth';
import { useFormat } from '@yoodee/i18n';
import { Button, Container, Notice, Text } from '@yoodee/ui-kit';
import { showToast } from '@yoodee/ui-kit/toaster';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './delete-account.messages.ts';
import { Failure } from './failure.tsx';
import { useCancelDeletionMutation } from './setting.api.ts';
import styles from './setting.module.css';

/** Cancels the deletion. */
export const KeepAccount = () => {
  const { formatMessage } = useIntl();
  const [cancel, { isLoading, error }] = useCancelDeletionMutation();
  const keep = async () => {
    const { error: failure } = await cancel();
    if (!failure) showToast({ type: 'success', title: formatMessage(messages.isKept) });
  };
  return (
    <div className={styles.actions}>
      <Button size="sm" loading={isLoading} onClick={() => void keep()}>
        <FormattedMessage {...messages.keep} />
      </Button>
      <Failure error={error} />
    </div>
  );
};

/** A notice on every account page when the account will be erased; renders nothing for other members. */
export const DeletionNotice = () => {
  const format = useFormat();
  const { data: profile } = useGetProfileQuery();
  if (!profile?.erased_at) return null;
  return (
    <Container className={styles.notice}>
      <Notice
        tone="warning"
        role="status"
        title={
          <FormattedMessage {...messages.noticeTitle} values={{ date: format.date(profile.erased_at, 'dateTime') }} />
        }
      >
        <div className={styles.way}>
          <Text size="sm">
            <FormattedMessage {...messages.noticeText} />
          </Text>
          <KeepAccount />
        </div>
      </Notice>
    </Container>
  );
};
