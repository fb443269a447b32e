import { newKey } from '@yoodee/api-client';
import { useOutcome } from '@yoodee/account-ui-parts';
import type { Conversation } from '@yoodee/api-contract/conversations';
import type { Viewing } from '@yoodee/api-contract/viewings';
import { isAvailable } from '@yoodee/asset-rules';
import { readToken } from '@yoodee/auth';
import { Button, Icon } from '@yoodee/ui-kit';
import { calendarIcon } from '@yoodee/ui-kit/icons';
import type { ChosenTime } from '@yoodee/ui-viewings';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayMs, minuteMs } from '@yoodee/site';
import { ViewingCard } from '../card/viewing-card.tsx';
import { isOpen } from '../card/viewing-phase.ts';
import {
  useLinkAdd,
  useLinkRequests,
  useMemberAdd,
  useMemberRequests,
  type AddViewing,
  type ViewingRequests,
} from '../viewing-requests.ts';
import { useGetMyViewingsQuery, useGetViewingsOfLinkQuery } from '../viewings.api.ts';
import { messages } from './thread-viewings.messages.ts';
import styles from './thread-viewings.module.css';

const TimesDialog = lazy(() =>
  import('../card/times-dialog.tsx').then(({ TimesDialog }) => ({ default: TimesDialog })),
);

/** How long a viewing that is over or was ended is shown in its conversation. */
const shownForMs = 7 * dayMs;

/** The open viewings. If there are none, the latest one that ended recently. */
const shownOf = (viewings: readonly Viewing[], now: number): Viewing[] => {
  const open = viewings.filter((viewing) => isOpen(viewing, now));
  if (open.length > 0) return open;
  const last = viewings.toSorted((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))[0];
  const at = last && Math.max(Date.parse(last.updated_at), Date.parse(last.starts_at ?? last.updated_at));
  return last && now - at! < shownForMs ? [last] : [];
};

interface PartsProps {
  conversation: Conversation;
  viewings: readonly Viewing[] | undefined;
  requests: ViewingRequests;
  add: AddViewing;
}

/** Opens the free times, or the form for proposed ones. */
const AddButton = ({ conversation: { side, asset }, add }: Pick<PartsProps, 'conversation' | 'add'>) => {
  const { formatMessage } = useIntl();
  const { done } = useOutcome();
  const [isChoosing, setChoosing] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  // One key until the API has answered: a retry after a network failure adds one viewing.
  const key = useRef<{ of: string; key: string } | null>(null);
  const title = <FormattedMessage {...(side === 'selling' ? messages.propose : messages.choose)} />;
  const open = () => {
    setOpened(true);
    setChoosing(true);
  };
  const send = async (chosen: ChosenTime, reason: string | null) => {
    const input = chosen.kind === 'slot' ? chosen : { ...chosen, reason };
    const of = JSON.stringify(input);
    if (key.current?.of !== of) key.current = { of, key: newKey() };
    const result = await add(input, key.current.key);
    if (result.error?.status !== 0) key.current = null;
    if (result.data) done(formatMessage(result.data.state === 'confirmed' ? messages.booked : messages.sent));
    return result;
  };
  return (
    <>
      <Button size="sm" variant="outline" className={styles.add} onClick={open} aria-haspopup="dialog">
        <Icon icon={calendarIcon} size={16} />
        {title}
      </Button>
      {hasOpened && (
        <Suspense fallback={null}>
          <TimesDialog
            isOpen={isChoosing}
            title={title}
            assetId={side === 'buying' && asset ? asset.id : null}
            hasReason={side === 'selling'}
            onSend={send}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const Parts = ({ conversation, viewings, requests, add }: PartsProps) => {
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  const { asset, closed_by, other } = conversation;
  // Without a connection, the conversation already shows a notice.
  if (!viewings || !asset) return null;
  const canAdd =
    closed_by === null && !other.is_gone && isAvailable(asset) && !viewings.some((viewing) => isOpen(viewing, now));
  const shown = shownOf(viewings, now);
  if (shown.length === 0 && !canAdd) return null;
  return (
    <section className={styles.viewings} aria-label={formatMessage(messages.label)}>
      {shown.map((viewing) => (
        <ViewingCard key={viewing.id} viewing={viewing} requests={requests} headingLevel={4} isInThread />
      ))}
      {canAdd && <AddButton conversation={conversation} add={add} />}
    </section>
  );
};

/** The viewings of a member's conversation. */
export const ThreadViewings = ({ conversation }: { conversation: Conversation }) => {
  const { data } = useGetMyViewingsQuery(
    { conversation_id: conversation.id },
    { refetchOnMountOrArgChange: true, skip: !readToken() || !conversation.asset },
  );
  const requests = useMemberRequests();
  const add = useMemberAdd(conversation.id);
  return <Parts conversation={conversation} viewings={data?.items} requests={requests} add={add} />;
};

export interface LinkViewingsProps {
  token: string;
  conversation: Conversation;
  /** Changes with every event of the conversation, to fetch the viewings again. */
  revision: number;
}

/** The viewings of the conversation of a link. */
export const LinkViewings = ({ token, conversation, revision }: LinkViewingsProps) => {
  const { data, refetch } = useGetViewingsOfLinkQuery(token, {
    refetchOnMountOrArgChange: true,
    pollingInterval: minuteMs,
    skipPollingIfUnfocused: true,
  });
  const [loadedAt] = useState(revision);
  const load = useEffectEvent(() => {
    if (revision !== loadedAt) void refetch();
  });
  useEffect(() => load(), [revision]);
  const requests = useLinkRequests(token);
  const add = useLinkAdd(token);
  return <Parts conversation={conversation} viewings={data?.items} requests={requests} add={add} />;
};
