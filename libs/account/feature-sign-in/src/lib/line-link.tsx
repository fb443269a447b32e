import { Heading, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './line.messages.ts';
import { NamesStep } from './names-step.tsx';
import { CodeStep, PhoneStep } from './steps.tsx';
import { useSignIn } from './use-sign-in.ts';

/** A LINE account that no member has: its name as shown in LINE, and where its owner was going. */
export interface LineStranger {
  name: string;
  next: string;
}

/** Ties the LINE account whose token is held to the phone that is proven here. */
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
