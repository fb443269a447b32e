import type { PasskeyCreationFailure } from '@yoodee/auth/passkeys';
import { Notice } from '@yoodee/ui-kit';
import { FormattedMessage, type TypedMessageDescriptor } from 'react-intl';

export interface PasskeyFailureNoticeProps {
  failure: PasskeyCreationFailure;
  message: TypedMessageDescriptor;
}

/** Why the browser created no passkey. Cancelling is not an error, and neither is a passkey that already exists. */
export const PasskeyFailureNotice = ({ failure, message }: PasskeyFailureNoticeProps) => (
  <Notice tone={failure === 'cancelled' || failure === 'known' ? 'info' : 'danger'} role="alert">
    <FormattedMessage {...message} />
  </Notice>
);
