import type { CallFailure } from '@yoodee/api-client';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useIntl } from 'react-intl';
import { messages } from './outcome.messages.ts';

/** Says in toasts what became of an action. */
export const useOutcome = () => {
  const { formatMessage } = useIntl();
  return {
    /** `undo` takes it back; what is said `about` the same later says so in its place. */
    done: (title: string, undo?: () => void, about?: string) =>
      showToast({
        type: 'success',
        title,
        ...(about !== undefined && { about }),
        ...(undo && { action: { label: formatMessage(messages.undo), onClick: undo } }),
      }),
    /** `error` is what a mutation of the API answered. */
    failed: (error: unknown) => {
      const { status, message } = error as CallFailure;
      if (status === 0) showToast({ type: 'error', title: formatMessage(messages.offline) });
      else showToast({ type: 'error', title: formatMessage(messages.failed), description: message });
    },
  };
};
