import type { Passkey } from '@yoodee/api-contract/passkeys';
import { createPasskey, supportsPasskeys, type PasskeyCreationFailure } from '@yoodee/auth/passkeys';
import { Button, Text } from '@yoodee/ui-kit';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure, Loaded } from '../failure.tsx';
import { useResumed, type ProofIntent } from '../proof/proof-intent.ts';
import { useProof } from '../proof/use-proof.tsx';
import { SettingSection } from '../setting-section.tsx';
import styles from '../setting.module.css';
import { PasskeyFailureNotice } from './passkey-failure-notice.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { useAddPasskeyMutation, useGetPasskeysQuery, useStartPasskeyMutation } from './passkeys.api.ts';
import { messages } from './passkeys.messages.ts';

const intent: ProofIntent = { action: 'add-passkey' };

/** Adds a passkey: proof, challenge, the browser's dialog, and the API. */
const useAdd = () => {
  const { formatMessage } = useIntl();
  const { withProof } = useProof();
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [failure, setFailure] = useState<PasskeyCreationFailure | null>(null);

  const forget = () => {
    setError(null);
    setFailure(null);
  };
  const run = async () => {
    const started = await withProof('access', intent, () => start());
    if (!started?.data) return setError(started?.error);
    const created = await createPasskey(started.data);
    if (!created.data) return setFailure(created.failure);
    const credential = created.data;
    const added = await withProof('access', intent, () => add({ credential }));
    if (!added?.data) return setError(added?.error);
    showToast({ type: 'success', title: formatMessage(messages.added, { name: added.data.name }) });
  };

  return {
    isBusy,
    error,
    failure,
    async add() {
      setBusy(true);
      forget();
      await run();
      setBusy(false);
    },
    forget,
  };
};

const AddPasskey = ({ add, isBusy, error, failure }: ReturnType<typeof useAdd>) => {
  useResumed('add-passkey', add);
  if (!supportsPasskeys())
    return (
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.noBrowser} />
      </Text>
    );
  return (
    <>
      <Failure error={error} />
      {failure && <PasskeyFailureNotice failure={failure} message={messages[failure]} />}
      <div className={styles.actions}>
        <Button variant="outline" loading={isBusy} onClick={() => void add()}>
          <FormattedMessage {...messages.add} />
        </Button>
      </div>
    </>
  );
};

interface PasskeyListProps {
  items: readonly Passkey[];
  onChanged: () => void;
}

const PasskeyList = ({ items, onChanged }: PasskeyListProps) =>
  items.length === 0 ? (
    <Text tone="muted">
      <FormattedMessage {...messages.none} />
    </Text>
  ) : (
    <ul className={styles.sessions}>
      {items.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
      ))}
    </ul>
  );

/** The member's passkeys: add, rename, remove. */
export const PasskeySection = () => {
  const passkeys = useGetPasskeysQuery();
  const adding = useAdd();
  return (
    <SettingSection name="passkeys" lead={<FormattedMessage {...messages.lead} />}>
      <Loaded query={passkeys} height="5rem">
        {({ items }) => (
          <>
            {/* A change clears the error of the last attempt: for example “you have one already” may be wrong now. */}
            <PasskeyList items={items} onChanged={adding.forget} />
            <AddPasskey {...adding} />
          </>
        )}
      </Loaded>
    </SettingSection>
  );
};
