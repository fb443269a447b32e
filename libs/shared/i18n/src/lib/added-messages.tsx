import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Messages } from './locale-intl.ts';
import { LocaleProvider, useLocale } from './locale-provider.tsx';

export interface AddedMessagesProps {
  /** In the language of the page. */
  messages: Messages;
  children: ReactNode;
}

/** Its children know these messages besides those of the app. */
export const AddedMessages = ({ messages: added, children }: AddedMessagesProps) => {
  const known = useIntl().messages as Messages;
  const messages = useMemo(() => ({ ...known, ...added }), [known, added]);
  return (
    <LocaleProvider locale={useLocale()} messages={messages}>
      {children}
    </LocaleProvider>
  );
};
