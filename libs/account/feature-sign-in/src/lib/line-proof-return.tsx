import type { CallFailure } from '@yoodee/api-client';
import { handBackIntent, useProveByLineMutation, type BegunLineProof } from '@yoodee/auth/line-proof';
import { useLocale } from '@yoodee/i18n';
import { hrefs, safeNext } from '@yoodee/site';
import { Button, Container, Heading, Notice, Spinner } from '@yoodee/ui-kit';
import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './line-proof.messages.ts';
import { messages as signInMessages } from './sign-in.messages.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import styles from './sign-in.module.css';

export interface LineProofReturnProps {
  proof: BegunLineProof;
  /** The response of LINE: a code, or null with the reason in `refusal`. */
  code: string | null;
  refusal: string | null;
}

/**
 * Submits the proof that LINE returned, and redirects to the page that asked for it. Without a proof, that page asks
 * again and offers the other methods.
 */
export const LineProofReturn = ({ proof, code, refusal }: LineProofReturnProps) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { goOn } = useAfterSignIn();
  const [prove, { error }] = useProveByLineMutation();
  const isStarted = useRef(false);
  const goBack = useCallback(() => {
    handBackIntent(proof);
    goOn(safeNext(proof.returnTo) ?? hrefs(locale).setting);
  }, [goOn, locale, proof]);

  useEffect(() => {
    // The code is valid for one attempt, and React runs effects twice in development.
    if (isStarted.current || !code) return;
    isStarted.current = true;
    void prove({ line_code: code, state: proof.state }).then((result) => {
      if (!result.error) goBack();
    });
  }, [code, goBack, proof.state, prove]);

  const problem = () => {
    if (!code) return formatMessage(refusal === 'access_denied' ? messages.denied : messages.failed);
    if (!error) return null;
    return (error as CallFailure).status === 0 ? formatMessage(signInMessages.offline) : (error as CallFailure).message;
  };
  const shownProblem = problem();
  return (
    <Container>
      <div className={styles.page}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {shownProblem ? (
          <>
            <Notice tone="warning" role="alert">
              {shownProblem}
            </Notice>
            <Button size="lg" onClick={goBack}>
              <FormattedMessage {...messages.otherWay} />
            </Button>
          </>
        ) : (
          <Spinner label={formatMessage(messages.working)} />
        )}
      </div>
    </Container>
  );
};
