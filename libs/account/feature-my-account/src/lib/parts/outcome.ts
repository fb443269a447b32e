import type { CallFailure } from '@yoodee/api-client';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useIntl } from 'react-intl';
import { messages } from './outcome.messages.ts';

/** Says in toasts what became of an action. */
export const useOutcome = () => {
  const { formatMessage } = useIntl();
  return {
    /** `undo` takes it back. */
    done: (title: string, undo?: () => void) =>
      showToast({
        type: 'success',
        title,
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
