import { startSession, useLoginWithLineMutation, readClaims, type AppStore } from '@yoodee/auth';
import type { CallFailure } from '@yoodee/api-client';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, Heading, LinkButton, Notice, Spinner } from '@yoodee/ui-kit';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router';
import { messages } from './sign-in.messages.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import styles from './sign-in.module.css';

const useLineCode = () => {
  const [params] = useSearchParams();
  return { code: params.get('code'), state: params.get('state') ?? undefined, isDenied: params.has('error') };
};

/** Where LINE sends the member back. A member who is signed in already goes on at once (behaviours.md S4). */
export const LineLoginPage = () => {
  const { code, state, isDenied } = useLineCode();
  const { goOn } = useAfterSignIn();
  const intl = useIntl();
  const store = useStore() as AppStore;
  const { authenticate } = hrefs(useLocale());
  const [login, { isLoading, error }] = useLoginWithLineMutation();
  const isStarted = useRef(false);
  const isMember = Boolean(readClaims()?.user_status);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (code) {
      void login({ line_code: code, ...(state !== undefined && { state }) }).then(({ data }) => {
        if (!data?.member) return;
        startSession(store, { ...data, member: data.member });
        goOn();
      });
    } else if (isMember) goOn();
  }, [code, goOn, isMember, login, state, store]);

  const problem = isDenied
    ? intl.formatMessage(messages.lineDenied)
    : error
      ? (error as CallFailure).status === 0
        ? intl.formatMessage(messages.offline)
        : (error as CallFailure).message
      : !code && !isMember && intl.formatMessage(messages.lineMissing);
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>
          <FormattedMessage {...messages.lineTitle} />
        </Heading>
        {problem ? (
          <>
            <Notice tone="warning" role="alert">
              {problem}
            </Notice>
            <LinkButton href={authenticate()}>
              <FormattedMessage {...messages.usePhone} />
            </LinkButton>
          </>
        ) : (
          (isLoading || isMember) && <Spinner label={intl.formatMessage(messages.lineWorking)} />
        )}
      </div>
    </Container>
  );
};
