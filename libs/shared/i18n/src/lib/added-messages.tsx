import type { Locale } from '@yoodee/site';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Messages } from './locale-intl.ts';
import { LocaleProvider, useLocale } from './locale-provider.tsx';

interface AddedMessagesProps {
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

/**
 * A component whose children know the messages of a library. They load with the pages of the library, and not with the
 * app's messages, which every page loads; in both languages, because a page's module does not know its language before
 * it renders.
 */
export const createMessagesProvider = (catalogues: Record<Locale, Messages>) => {
  const LibraryMessages = ({ children }: { children: ReactNode }) => (
    <AddedMessages messages={catalogues[useLocale()]}>{children}</AddedMessages>
  );
  return LibraryMessages;
};
