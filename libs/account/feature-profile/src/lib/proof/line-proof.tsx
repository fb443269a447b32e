import type { ProofPurpose } from '@yoodee/api-contract/proof-kinds';
import { keepLineProof, useStartLineProofMutation } from '@yoodee/auth/line-proof';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Icon, Notice } from '@yoodee/ui-kit';
import { lineIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '../failure.tsx';
import { messages } from './line-proof.messages.ts';
import { sectionOf, type ProofIntent } from './proof-intent.ts';

export interface LineProofProps {
  purpose: ProofPurpose;
  intent: ProofIntent;
}

/** Redirects to LINE. LINE returns to the LINE page of sign-in, which redirects to the section of the intent. */
export const LineProof = ({ purpose, intent }: LineProofProps) => {
  const locale = useLocale();
  const [start, { isLoading, error }] = useStartLineProofMutation();
  const [isUnable, setUnable] = useState(false);
  const leave = async () => {
    const { data } = await start({ purpose });
    if (!data) return;
    const returnTo = `${hrefs(locale).setting}#${sectionOf[intent.action]}`;
    if (keepLineProof({ state: data.state, returnTo, intent })) location.assign(data.authorize_url);
    else setUnable(true);
  };
  return (
    <>
      <Button variant="line" size="lg" loading={isLoading} onClick={() => void leave()}>
        <Icon icon={lineIcon} />
        <FormattedMessage {...messages.use} />
      </Button>
      <Failure error={error} />
      {isUnable && (
        <Notice tone="danger" role="alert">
          <FormattedMessage {...messages.unable} />
        </Notice>
      )}
    </>
  );
};
