import { showToast } from '@yoodee/ui-kit/toaster';
import { useIntl } from 'react-intl';
import { messages } from './outcome.messages.ts';

/** Shows the result of an action in a toast. */
export const useOutcome = () => {
  const { formatMessage } = useIntl();
  return {
    /** `undo` is the handler of the undo button. A later toast with the same `about` replaces this one. */
    done: (title: string, undo?: () => void, about?: string) =>
      showToast({
        type: 'success',
        title,
        ...(about !== undefined && { about }),
        ...(undo && { action: { label: formatMessage(messages.undo), onClick: undo } }),
      }),
    /** `error` is the error of an API mutation: `status` 0 is a failed network, `message` the reason for the member. */
    failed: (error: unknown) => {
      const { status, message } = error as { status: number; message: string };
      if (status === 0) showToast({ type: 'error', title: formatMessage(messages.offline) });
      else showToast({ type: 'error', title: formatMessage(messages.failed), description: message });
    },
  };
};
