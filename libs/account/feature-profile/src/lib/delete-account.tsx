import { useState } from 'react';
import { deletionGraceDays } from '@yoodee/api-contract/account-data';
import type { Profile } from '@yoodee/api-contract/member';
import { useFormat } from '@yoodee/i18n';
import { Button, Heading, Text } from '@yoodee/ui-kit';
import { FormattedMessage, type TypedMessageDescriptor } from 'react-intl';
import { KeepAccount } from './deletion-notice.tsx';
import { messages } from './delete-account.messages.ts';
import { Failure } from './failure.tsx';
import { useResumed } from './proof/proof-intent.ts';
import { useProof } from './proof/use-proof.tsx';
import { useRequestDeletionMutation } from './setting.api.ts';
import styles from './setting.module.css';

const erased = [messages.erasesProfile, messages.erasesListings, messages.erasesKept, messages.erasesNotes];
const kept = [messages.keepsMessages, messages.keepsLimits];

const List = ({ title, items }: { title: TypedMessageDescriptor; items: readonly TypedMessageDescriptor[] }) => (
  <div>
    <p className={styles.label}>
      <FormattedMessage {...title} />
    </p>
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item.id}>
          <FormattedMessage {...item} />
        </li>
      ))}
    </ul>
  </div>
);

/** Explains what is deleted, what is retained and why, before it is confirmed. */
const AskToDelete = () => {
  const [isAsking, setAsking] = useState(false);
  const { withProof } = useProof();
  const [requestDeletion, { isLoading, error }] = useRequestDeletionMutation();
  const confirm = () => withProof('data', { action: 'delete' }, () => requestDeletion());
  useResumed('delete', () => {
    setAsking(true);
    return confirm();
  });
  return (
    <>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.lead} values={{ days: deletionGraceDays }} />
      </Text>
      {isAsking && (
        <div className={styles.proof}>
          <List title={messages.erases} items={erased} />
          <List title={messages.keeps} items={kept} />
          <Failure error={error} />
        </div>
      )}
      <div className={styles.actions}>
        {isAsking && (
          <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        )}
        <Button variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          <FormattedMessage {...(isAsking ? messages.stop : messages.begin)} />
        </Button>
      </div>
    </>
  );
};

/** Deletes the account, or cancels the deletion while that is possible. */
export const DeleteAccount = ({ profile }: { profile: Profile }) => {
  const format = useFormat();
  return (
    <div className={styles.way}>
      <Heading level={3}>
        <FormattedMessage {...messages.title} />
      </Heading>
      {profile.erased_at === null ? (
        <AskToDelete />
      ) : (
        <>
          <Text>
            <FormattedMessage {...messages.underWay} values={{ date: format.date(profile.erased_at, 'dateTime') }} />
          </Text>
          <KeepAccount />
        </>
      )}
    </div>
  );
};
