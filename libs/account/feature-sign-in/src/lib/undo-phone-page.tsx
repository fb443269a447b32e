import type { CallFailure } from '@yoodee/api-client';
import { refreshSession, type AppStore } from '@yoodee/auth';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Container, Heading, LinkButton, Notice, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { messages as signInMessages } from './sign-in.messages.ts';
import { Problem } from './steps.tsx';
import { useUndoPhoneMutation } from './undo-phone.api.ts';
import { messages } from './undo-phone.messages.ts';
import styles from './sign-in.module.css';

const Done = () => (
  <>
    <Notice tone="success" role="status" title={<FormattedMessage {...messages.done} />}>
      <FormattedMessage {...messages.doneText} />
    </Notice>
    <LinkButton size="lg" href={hrefs(useLocale()).authenticate()}>
      <FormattedMessage {...messages.signIn} />
    </LinkButton>
  </>
);

/**
 * The target of the link in the message to a member's old number; the token is in the fragment. Nothing happens until
 * the button is clicked.
 */
export const UndoPhonePage = () => {
  const token = useLocation().hash.slice(1);
  const { formatMessage } = useIntl();
  const store = useStore() as AppStore;
  const [undo, { isLoading, isSuccess, error }] = useUndoPhoneMutation();
  const run = async () => {
    const { error: failure } = await undo({ token });
    // The request has ended all sessions, including that of this browser.
    if (!failure) await refreshSession(store);
  };
  const problem = () => {
    if (token === '') return formatMessage(messages.incomplete);
    if (!error) return null;
    const { status, message } = error as CallFailure;
    return status === 0 ? formatMessage(signInMessages.offline) : message;
  };
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {isSuccess ? (
          <Done />
        ) : (
          <>
            <Text tone="muted">
              <FormattedMessage {...messages.lead} />
            </Text>
            <Problem error={problem()} />
            {token !== '' && (
              <Button size="lg" loading={isLoading} onClick={() => void run()}>
                <FormattedMessage {...messages.undo} />
              </Button>
            )}
          </>
        )}
      </div>
    </Container>
  );
};
