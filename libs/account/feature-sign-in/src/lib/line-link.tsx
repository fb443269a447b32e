import { Heading, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './line.messages.ts';
import { NamesStep } from './names-step.tsx';
import { CodeStep, PhoneStep } from './steps.tsx';
import { useSignIn } from './use-sign-in.ts';

/** A LINE account that is not linked to a member: its display name, and the page to continue to. */
export interface LineStranger {
  name: string;
  next: string;
}

/** Links the LINE account of the stored token to the phone that is verified here. */
export const LineLink = ({ stranger, onSignedIn }: { stranger: LineStranger; onSignedIn: () => void }) => {
  const signIn = useSignIn({ onSignedIn });
  return (
    <>
      {signIn.step === 'phone' && (
        <>
          <div>
            <Heading level={1}>
              <FormattedMessage {...messages.linkTitle} values={{ name: stranger.name }} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage {...messages.linkLead} />
            </Text>
          </div>
          <PhoneStep signIn={signIn} />
        </>
      )}
      {signIn.step === 'code' && <CodeStep signIn={signIn} />}
      {signIn.step === 'names' && <NamesStep signIn={signIn} knownName={stranger.name} />}
    </>
  );
};
