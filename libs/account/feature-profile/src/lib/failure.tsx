import type { CallFailure } from '@yoodee/api-client';
import { Button, Notice, Skeleton } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './setting.messages.ts';

/** The reason of a failed request, as text for the member; null if there was no error. */
export const useFailureText = () => {
  const { formatMessage } = useIntl();
  return (error: unknown): string | null => {
    if (!error) return null;
    const { status, message } = error as CallFailure;
    return status === 0 ? formatMessage(messages.offline) : message;
  };
};

/** The error of an action, shown beside it. */
export const Failure = ({ error }: { error: unknown }) => {
  const text = useFailureText()(error);
  return (
    text && (
      <Notice tone="danger" role="alert">
        {text}
      </Notice>
    )
  );
};

interface Loading<Data> {
  data?: Data | undefined;
  error?: unknown;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: Loading<Data>;
  /** Height of the loaded content. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** The data of a query: a skeleton while it loads, or the error with a retry button. */
export const Loaded = <Data,>({ query: { data, error, refetch }, height, children }: LoadedProps<Data>) => {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <div role="status" aria-label={formatMessage(messages.loading)}>
        <Skeleton style={{ blockSize: height }} />
      </div>
    );
  return (
    <Notice tone="danger" role="alert" title={failureText(error)}>
      <Button size="sm" variant="outline" onClick={() => void refetch()}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </Notice>
  );
};
