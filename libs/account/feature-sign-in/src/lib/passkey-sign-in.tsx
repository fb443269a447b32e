import { Button, Icon } from '@yoodee/ui-kit';
import { keyRoundIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './passkey.messages.ts';
import { Problem } from './steps.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in with a passkey. Only for browsers that support passkeys. */
const PasskeySignIn = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { signIn, isBusy, error } = usePasskeySignIn({ onSignedIn });
  return (
    <>
      <Button variant="outline" size="lg" loading={isBusy} onClick={() => void signIn()}>
        <Icon icon={keyRoundIcon} />
        <FormattedMessage {...messages.signIn} />
      </Button>
      <Problem error={error} />
    </>
  );
};

export default PasskeySignIn;
