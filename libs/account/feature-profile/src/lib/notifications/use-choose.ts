import type { CallFailure } from '@yoodee/api-client';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useIntl } from 'react-intl';
import { useFailureText } from '../failure.tsx';
import { messages } from './notification-section.messages.ts';
import { useUpdateNotificationChoiceMutation, type ChoiceChange } from './notifications.api.ts';

interface Choice {
  /** Identifies the setting. A later toast about the same setting replaces an earlier one. */
  about: string;
  change: ChoiceChange;
  undo: ChoiceChange;
  /** What the toast says once it is saved. */
  done: string;
}

/** Saves a choice at once, with a toast that can undo it. */
export const useChoose = () => {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [update, { isLoading }] = useUpdateNotificationChoiceMutation();
  const save = async (change: ChoiceChange): Promise<boolean> => {
    const { error } = await update(change);
    if (error) showToast({ type: 'error', title: failureText(error as CallFailure) ?? '' });
    return !error;
  };
  const choose = async ({ about, change, undo, done }: Choice) => {
    if (!(await save(change))) return;
    const action = { label: formatMessage(messages.undo), onClick: () => void save(undo) };
    showToast({ type: 'success', title: done, about, action });
  };
  return { choose, isLoading };
};
