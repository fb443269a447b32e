import type { PasskeyCreationFailure } from '@yoodee/auth/passkeys';
import { Notice } from '@yoodee/ui-kit';
import { FormattedMessage, type TypedMessageDescriptor } from 'react-intl';

export interface PasskeyFailureNoticeProps {
  failure: PasskeyCreationFailure;
  message: TypedMessageDescriptor;
}

/** Why the browser gave no passkey. Neither cancelling nor having one already is an error. */
export const PasskeyFailureNotice = ({ failure, message }: PasskeyFailureNoticeProps) => (
  <Notice tone={failure === 'cancelled' || failure === 'known' ? 'info' : 'danger'} role="alert">
    <FormattedMessage {...message} />
  </Notice>
);
