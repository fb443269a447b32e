import {
  readClaims,
  refreshSession,
  startSession,
  useLoginWithLineMutation,
  writeToken,
  type AppStore,
} from '@yoodee/auth';
import type { CallFailure } from '@yoodee/api-client';
import { readLineProof } from '@yoodee/auth/line-proof';
import { useLocale } from '@yoodee/i18n';
import { hrefs, safeNext } from '@yoodee/site';
import { Container, Heading, Link, LinkButton, Notice, Spinner } from '@yoodee/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router';
import { LineButton } from './line-button.tsx';
import { LineProofReturn } from './line-proof-return.tsx';
import { LineLink, type LineStranger } from './line-link.tsx';
import { messages } from './line.messages.ts';
import { messages as signInMessages } from './sign-in.messages.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import styles from './sign-in.module.css';

/** The URL parameters that LINE, or the API during the redirect, added. */
const useLineReply = () => {
  const [params] = useSearchParams();
  return { code: params.get('code'), state: params.get('state') ?? undefined, error: params.get('error') };
};

const errorMessages: Record<string, TypedMessageDescriptor | undefined> = {
  access_denied: messages.denied,
  unavailable: messages.unavailable,
};

/** Next actions after an error. A signed-in member was linking LINE to the account, which starts in the settings. */
const WaysOn = ({ isMember, next }: { isMember: boolean; next: string }) => {
  const to = hrefs(useLocale());
  if (isMember)
    return (
      <LinkButton size="lg" href={`${to.setting}#sign-in`}>
        <FormattedMessage {...messages.toSetting} />
      </LinkButton>
    );
  return (
    <>
      <LineButton next={next} label={messages.again} />
      <Link className={styles.otherWay} href={to.authenticate(next)}>
        <FormattedMessage {...messages.usePhone} />
      </Link>
    </>
  );
};

/**
 * A known LINE account signs its member in. A new LINE account is linked to the
 * phone that is verified here. A member who is already signed in continues at once (behaviours.md S4).
 */
const LineSignIn = () => {
  const { code, state, error: refusal } = useLineReply();
  const { goOn, next } = useAfterSignIn();
  const intl = useIntl();
  const store = useStore() as AppStore;
  const [login, { error }] = useLoginWithLineMutation();
  const [stranger, setStranger] = useState<LineStranger>();
  const isStarted = useRef(false);
  const [isMember] = useState(() => Boolean(readClaims()?.user_status));

  useEffect(() => {
    // The code is valid for one attempt, and React runs effects twice in development.
    if (isStarted.current) return;
    isStarted.current = true;
    const answerTo = async (line_code: string) => {
      // Linking ends the current session. The profile request of this navigation must complete before.
      await refreshSession(store);
      return login({ line_code, ...(state !== undefined && { state }) });
    };
    if (code) {
      void answerTo(code).then(({ data }) => {
        if (!data) return;
        const target = safeNext(data.next) ?? next;
        if (data.member) {
          startSession(store, { ...data, member: data.member });
          goOn(target);
        } else {
          writeToken(data.access_token, data.expires_at);
          setStranger({ name: data.line_profile?.display_name ?? '', next: target });
        }
      });
    } else if (isMember && !refusal) goOn();
  }, [code, goOn, isMember, login, next, refusal, state, store]);

  const problem = () => {
    if (refusal) return intl.formatMessage(errorMessages[refusal] ?? messages.refused);
    if (error)
      return (error as CallFailure).status === 0
        ? intl.formatMessage(signInMessages.offline)
        : (error as CallFailure).message;
    return code || isMember ? null : intl.formatMessage(messages.missing);
  };
  const shownProblem = problem();
  return (
    <Container>
      <div className={styles.page}>
        {stranger ? (
          <LineLink stranger={stranger} onSignedIn={() => goOn(stranger.next)} />
        ) : (
          <>
            <Heading level={1}>
              <FormattedMessage {...(isMember ? messages.linkingTitle : messages.title)} />
            </Heading>
            {shownProblem ? (
              <>
                <Notice tone="warning" role="alert">
                  {shownProblem}
                </Notice>
                <WaysOn isMember={isMember} next={next} />
              </>
            ) : (
              <Spinner label={intl.formatMessage(messages.working)} />
            )}
          </>
        )}
      </div>
    </Container>
  );
};

/**
 * The redirect target of LINE Login, for signing in and for a proof of identity. For a proof, this tab has stored its
 * state.
 */
export const LineLoginPage = () => {
  const { code, state, error } = useLineReply();
  const [proof] = useState(() => readLineProof(state));
  return proof ? <LineProofReturn proof={proof} code={code} refusal={error} /> : <LineSignIn />;
};
