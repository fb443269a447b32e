import type { ProofMethod, ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import type { Profile } from '@yoodee/api-contract/member';
import { useFormat } from '@yoodee/i18n';
import { Text } from '@yoodee/ui-kit';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PhoneProofSlot } from '../phone-proof.ts';
import { LineProof } from './line-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import type { ProofIntent } from './proof-intent.ts';
import { messages } from './proof.messages.ts';
import { useProveByCodeMutation, useSendProofCodeMutation } from './proof.api.ts';

export interface ProofMethodProps {
  purpose: ProofPurpose;
  /** The action to resume after a proof that leaves the page. */
  intent: ProofIntent;
  profile: Profile;
  PhoneProof: PhoneProofSlot;
  /** Whether this is the first method in the dialog. */
  isFirst: boolean;
  /** Called when the API has accepted the proof. */
  onProved: () => void;
}

const ByPhone = ({ purpose, profile, PhoneProof, isFirst, onProved }: ProofMethodProps) => {
  const format = useFormat();
  const [sendCode] = useSendProofCodeMutation();
  const [prove] = useProveByCodeMutation();
  return (
    <PhoneProof
      headingLevel={3}
      phone={profile.phone}
      lead={
        <Text>
          <FormattedMessage {...messages.byPhone} values={{ phone: format.phone(profile.phone) }} />
        </Text>
      }
      isSecondary={!isFirst}
      send={() => sendCode({ purpose })}
      check={async ({ otp, refCode }) => {
        const result = await prove({ purpose, otp, ref_code: refCode });
        if (!result.error) onProved();
        return result;
      }}
    />
  );
};

/** The component of each proof method in the dialog. */
export const proofMethodParts: Record<ProofMethod, ComponentType<ProofMethodProps>> = {
  passkey: PasskeyProof,
  line: LineProof,
  phone: ByPhone,
};
