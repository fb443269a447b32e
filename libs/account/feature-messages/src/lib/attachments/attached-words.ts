import type { ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import { useIntl } from 'react-intl';
import { messages } from './attachments.messages.ts';

/** The text shown for a message that only has attachments: “3 photos”. */
export const useAttachedWords = () => {
  const { formatMessage } = useIntl();
  return (attachments: readonly ConversationAttachment[]): string =>
    attachments[0]?.kind === 'pdf'
      ? formatMessage(messages.sentPdf)
      : formatMessage(messages.sentPhotos, { count: attachments.length });
};
