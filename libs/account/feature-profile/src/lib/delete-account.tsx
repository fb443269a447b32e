import { useState } from 'react';
import { deletionGraceDays, type Profile } from '@yoodee/api-contract';
import { useFormat } from '@yoodee/i18n';
import { Button, Heading, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { KeepAccount } from './deletion-notice.tsx';
import { messages } from './delete-account.messages.ts';
import type { PhoneProofSlot } from './phone-proof.ts';
import { useRequestDeletionMutation, useSendDeletionCodeMutation } from './setting.api.ts';
import styles from './setting.module.css';

interface DeleteAccountProps {
  profile: Profile;
  PhoneProof: PhoneProofSlot;
}

const erased = [messages.erasesProfile, messages.erasesListings, messages.erasesKept, messages.erasesReceived];
const kept = [messages.keepsSent, messages.keepsLimits];

const List = ({ title, items }: { title: typeof messages.erases; items: typeof erased }) => (
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

/** What goes, what stays and why, before the code is asked for. */
const AskToDelete = ({ profile, PhoneProof }: DeleteAccountProps) => {
  const [isAsking, setAsking] = useState(false);
  const [sendCode] = useSendDeletionCodeMutation();
  const [requestDeletion] = useRequestDeletionMutation();
  return (
    <>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.lead} values={{ days: deletionGraceDays }} />
      </Text>
      {isAsking && (
        <div className={styles.proof}>
          <List title={messages.erases} items={erased} />
          <List title={messages.keeps} items={kept} />
          <PhoneProof
            headingLevel={3}
            phone={profile.phone}
            send={() => sendCode()}
            check={({ otp, refCode }) => requestDeletion({ otp, ref_code: refCode })}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          <FormattedMessage {...(isAsking ? messages.stop : messages.begin)} />
        </Button>
      </div>
    </>
  );
};

/** Leaving, and coming back while there is time. */
export const DeleteAccount = ({ profile, PhoneProof }: DeleteAccountProps) => {
  const format = useFormat();
  return (
    <div className={styles.way}>
      <Heading level={3}>
        <FormattedMessage {...messages.title} />
      </Heading>
      {profile.erased_at === null ? (
        <AskToDelete profile={profile} PhoneProof={PhoneProof} />
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
