import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { requestPasskey, supportsPasskeys, type PasskeyFailure } from '@yoodee/auth/passkeys';
import { Button, Icon } from '@yoodee/ui-kit';
import { keyRoundIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '../failure.tsx';
import { PasskeyFailureNotice } from '../passkeys/passkey-failure-notice.tsx';
import { messages } from './passkey-proof.messages.ts';
import { useProveByPasskeyMutation, useStartPasskeyProofMutation } from './proof.api.ts';

export interface PasskeyProofProps {
  purpose: ProofPurpose;
  onProved: () => void;
}

/** Proves the identity with a passkey. Renders nothing in a browser without passkey support. */
export const PasskeyProof = ({ purpose, onProved }: PasskeyProofProps) => {
  const [start] = useStartPasskeyProofMutation();
  const [prove] = useProveByPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  if (!supportsPasskeys()) return null;

  const run = async () => {
    const started = await start({ purpose });
    if (!started.data) return setError(started.error);
    const signed = await requestPasskey(started.data);
    if (!signed.data) return setFailure(signed.failure);
    const proved = await prove({ purpose, credential: signed.data });
    if (proved.error) setError(proved.error);
    else onProved();
  };
  const use = async () => {
    setBusy(true);
    setError(null);
    setFailure(null);
    await run();
    setBusy(false);
  };
  return (
    <>
      <Button size="lg" loading={isBusy} onClick={() => void use()}>
        <Icon icon={keyRoundIcon} />
        <FormattedMessage {...messages.use} />
      </Button>
      <Failure error={error} />
      {failure && <PasskeyFailureNotice failure={failure} message={messages[failure]} />}
    </>
  );
};
