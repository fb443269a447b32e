import { useOutcome } from '@yoodee/account-ui-parts';
import type { Conversation } from '@yoodee/api-contract/conversations';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs, minuteMs, type Locale } from '@yoodee/site';
import { Button, Container, Heading, HStack, Link, LinkButton, Notice, Skeleton, Text } from '@yoodee/ui-kit';
import { isViewingToken } from '@yoodee/api-contract/guest-viewings';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Starters } from '../composer/starters.tsx';
import { ConfirmDialog } from '../thread/confirm-dialog.tsx';
import { useLiveConversations } from '../live/use-live-conversations.ts';
import { guestMemory } from '../thread/thread-memory.ts';
import { ThreadMenu, type ThreadAction } from '../thread/thread-menu.tsx';
import { ThreadQuestions, type ThreadQuestion } from '../thread/thread-questions.tsx';
import { ThreadView } from '../thread/thread-view.tsx';
import { createThread } from '../thread/thread.ts';
import { createGuest } from './guest-requests.ts';
import { forgetGuest, readGuestToken, storeGuestToken } from './guest-token.ts';
import { messages } from './guest.messages.ts';
import styles from './guest.module.css';

/** Polling interval in milliseconds, for the case that events do not arrive. */
const everyMs = minuteMs;

/** After sign-in with the phone of the link, the conversation is in the inbox. */
const useSignInHref = () => {
  const to = hrefs(useLocale());
  return to.authenticate(to.myAccountTab('messages'));
};

const Gone = ({ isRevoked }: { isRevoked: boolean }) => {
  const to = hrefs(useLocale());
  const signInHref = useSignInHref();
  return (
    <div className={styles.gone}>
      <Heading level={1}>
        <FormattedMessage {...messages.gone} />
      </Heading>
      {isRevoked && (
        <Notice tone="success" role="status">
          <FormattedMessage {...messages.revoked} />
        </Notice>
      )}
      <Text>
        <FormattedMessage {...messages.goneText} />
      </Text>
      <HStack gap={3} wrap>
        <LinkButton href={signInHref}>
          <FormattedMessage {...messages.goneSignIn} />
        </LinkButton>
        <LinkButton variant="outline" href={to.assets}>
          <FormattedMessage {...messages.goneFind} />
        </LinkButton>
      </HStack>
    </div>
  );
};

const actionsFor = ({ closed_by }: Conversation): (ThreadAction | null)[] => [
  'report',
  closed_by === 'me' ? 'unblock' : 'block',
  null,
  'revoke',
];

/** State of one token. A link with another token starts with new state. */
const createSession = (token: string, locale: Locale) => {
  const guest = createGuest(token, locale);
  const memory = guestMemory();
  return { token, guest, memory, thread: createThread(guest.requests, memory) };
};
type Session = ReturnType<typeof createSession>;

/** Components of the viewings feature for a link. The app passes them in. */
export interface GuestViewings {
  /** The viewings of the link's conversation. They are fetched again when `revision` changes. */
  Viewings: ComponentType<{ token: string; conversation: Conversation; revision: number }>;
  /** The single viewing that a link without a conversation opens. */
  Viewing: ComponentType<{ token: string }>;
}

interface OpenProps extends Pick<GuestViewings, 'Viewings'> {
  session: Session;
  conversation: Conversation;
  expiresAt: string;
  onRevoked(): void;
}

const Open = ({ session, conversation, expiresAt, onRevoked, Viewings }: OpenProps) => {
  const { token, guest, memory, thread } = session;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { failed } = useOutcome();
  const signInHref = useSignInHref();
  // Revoking the link also causes an event. A refresh after it would fail.
  const isRevoking = useRef(false);
  const [revision, setRevision] = useState(0);
  useLiveConversations(guest.events, () => {
    if (isRevoking.current) return;
    void thread.refresh();
    setRevision((count) => count + 1);
  });
  const [question, setQuestion] = useState<ThreadQuestion | 'revoke' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = async <Result,>(work: Promise<Result>): Promise<Result> => {
    setBusy(true);
    const result = await work;
    setBusy(false);
    return result;
  };
  const unblock = async () => {
    const { error } = await guest.change({ is_blocked: false });
    if (error) failed(error);
  };
  const answerSoldPrice = async (agrees: boolean) => {
    const { error } = await guest.change({ sold_price_agrees: agrees });
    if (error) failed(error);
  };
  const revoke = async () => {
    isRevoking.current = true;
    const { error } = await wait(guest.revoke());
    isRevoking.current = !error;
    setQuestion(null);
    if (error) failed(error);
    else onRevoked();
  };
  const select = (action: ThreadAction) => {
    if (action === 'block' || action === 'report' || action === 'revoke') setQuestion(action);
    else if (action === 'unblock') void unblock();
  };
  return (
    <section className={styles.thread}>
      <ThreadView
        conversation={conversation}
        thread={thread}
        memory={memory}
        requests={guest.requests}
        everyMs={everyMs}
        headingLevel={1}
        actions={<ThreadMenu conversation={conversation} actions={actionsFor(conversation)} onSelect={select} />}
        Help={Starters}
        onSeen={(until) => void guest.change({ read_until: until })}
        onUnblock={() => void unblock()}
        onSoldPrice={(agrees) => void answerSoldPrice(agrees)}
      >
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.expires} values={{ date: format.date(expiresAt, 'long') }} />{' '}
          <Link href={signInHref}>
            <FormattedMessage {...messages.signIn} />
          </Link>
        </Text>
        <Viewings token={token} conversation={conversation} revision={revision} />
        <ThreadQuestions
          question={question === 'revoke' ? null : question}
          name={conversation.other.name}
          isBusy={isBusy}
          onBlock={() => wait(guest.change({ is_blocked: true }))}
          onUnblock={() => void unblock()}
          onReport={(report) => wait(guest.report(report))}
          onClose={() => setQuestion(null)}
        />
        <ConfirmDialog
          isOpen={question === 'revoke'}
          isBusy={isBusy}
          title={<FormattedMessage {...messages.revokeTitle} />}
          confirm={<FormattedMessage {...messages.revokeConfirm} />}
          cancel={formatMessage(messages.keep)}
          onConfirm={() => void revoke()}
          onCancel={() => setQuestion(null)}
        >
          <FormattedMessage {...messages.revokeText} />
        </ConfirmDialog>
      </ThreadView>
    </section>
  );
};

const Waiting = ({ session }: { session: Session }) => {
  // Loads the first page of messages. Once the conversation is open, the thread loads further pages.
  useEffect(() => void session.thread.refresh(), [session]);
  return <Skeleton style={{ blockSize: '20rem' }} />;
};

const Conversing = ({ session, Viewings }: { session: Session } & Pick<GuestViewings, 'Viewings'>) => {
  const { guest, thread } = session;
  const state = useSyncExternalStore(guest.subscribe, guest.get);
  const [isRevoked, setRevoked] = useState(false);
  useEffect(() => {
    if (state.status === 'gone' || isRevoked) forgetGuest();
  }, [state.status, isRevoked]);
  if (isRevoked || state.status === 'gone') return <Gone isRevoked={isRevoked} />;
  if (state.status === 'open')
    return (
      <Open
        session={session}
        conversation={state.conversation}
        expiresAt={state.expiresAt}
        Viewings={Viewings}
        onRevoked={() => setRevoked(true)}
      />
    );
  if (state.status === 'failed')
    return (
      <Notice tone="danger" role="alert" title={<FormattedMessage {...messages.failed} />}>
        {state.failure.status !== 0 && <p>{state.failure.message}</p>}
        <Button size="sm" variant="outline" onClick={() => void thread.refresh()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      </Notice>
    );
  return <Waiting session={session} />;
};

interface GuestSessionProps extends Pick<GuestViewings, 'Viewings'> {
  token: string;
  locale: Locale;
}

const GuestSession = ({ token, locale, Viewings }: GuestSessionProps) => {
  const [session] = useState(() => createSession(token, locale));
  return <Conversing session={session} Viewings={Viewings} />;
};

/**
 * The conversation of a buyer without an account, opened by the link in an SMS; or their viewing, opened by the link of
 * its booking. The token is in the URL fragment. It is removed from the address bar and stored for this tab, so that
 * nobody can read it on the screen or in the history.
 */
export const GuestConversationPage = ({ Viewings, Viewing }: GuestViewings) => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const locale = useLocale();
  const given = hash.slice(1);
  useEffect(() => {
    if (given === '') return;
    if (given !== readGuestToken()) forgetGuest();
    storeGuestToken(given);
    void navigate(pathname, { replace: true });
  }, [given, navigate, pathname]);
  const token = given === '' ? readGuestToken() : null;
  return (
    <Container className={styles.page}>
      {token !== null && isViewingToken(token) && <Viewing key={token} token={token} />}
      {token !== null && !isViewingToken(token) && (
        <GuestSession key={token} token={token} locale={locale} Viewings={Viewings} />
      )}
      {token === null && given === '' && <Gone isRevoked={false} />}
    </Container>
  );
};
