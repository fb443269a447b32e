import { useOnline } from '@yoodee/runtime';
import { Button, Notice, Skeleton } from '@yoodee/ui-kit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './loaded.messages.ts';
import styles from './parts.module.css';

interface Query<Data> {
  data?: Data | undefined;
  isError: boolean;
  isUninitialized: boolean;
  refetch(): unknown;
}

export interface LoadedProps<Data> {
  query: Query<Data>;
  /** Skeletons while loading: their number, and the height of each. */
  rows?: number;
  rowHeight?: string;
  children: (data: Data) => ReactNode;
}

const Waiting = ({ rows = 3, rowHeight = '8rem' }: Pick<LoadedProps<never>, 'rows' | 'rowHeight'>) => (
  <div role="status" aria-label={useIntl().formatMessage(messages.loading)} className={styles.rows}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} style={{ blockSize: rowHeight }} />
    ))}
  </div>
);

const Failed = ({ isStale, onRetry }: { isStale: boolean; onRetry(): void }) => {
  const isOnline = useOnline();
  const offline = isStale ? messages.stale : messages.offline;
  return (
    <Notice
      tone={isStale || !isOnline ? 'warning' : 'danger'}
      role={isStale ? 'status' : 'alert'}
      title={<FormattedMessage {...(isOnline && !isStale ? messages.failed : offline)} />}
    >
      {isOnline && (
        <Button size="sm" variant="outline" className={styles.retry} onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
    </Notice>
  );
};

/**
 * The data of a query: skeletons while it loads, an error message if it fails. Fetches again when the browser is back
 * online.
 */
export const Loaded = <Data,>({ query, children, ...waiting }: LoadedProps<Data>) => {
  const { data, isError, isUninitialized, refetch } = query;
  const isOnline = useOnline();
  const tryAgain = useEffectEvent(() => {
    if (isError) void refetch();
  });
  useEffect(() => {
    // Only a regained connection retries automatically; after a server error, the member clicks the button.
    if (isOnline) tryAgain();
  }, [isOnline]);
  if (isUninitialized) return null;
  const failure = isError && <Failed isStale={data !== undefined} onRetry={() => void refetch()} />;
  if (data === undefined) return failure || <Waiting {...waiting} />;
  return (
    <>
      {failure}
      {children(data)}
    </>
  );
};
