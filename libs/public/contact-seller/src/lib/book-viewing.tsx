import { useLocale } from '@yoodee/i18n';
import { calendarIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './contact-seller.messages.ts';
import type { ContactView } from './contact.view.ts';
import { DialogButton } from './dialog-button.tsx';
import { loadDialogs } from './load-dialogs.ts';

/** Opens the free times for a viewing of an asset. Renders nothing on a member's card. */
export const BookViewing = ({ contact, isShort = false }: { contact: ContactView; isShort?: boolean }) => {
  const locale = useLocale();
  if (contact.target.kind === 'member') return null;
  const load = async () => (await loadDialogs()).loadBooking(locale, contact.target.id);
  return (
    <DialogButton contact={contact} icon={calendarIcon} variant="outline" load={load}>
      <FormattedMessage {...(isShort ? messages.bookShort : messages.book)} />
    </DialogButton>
  );
};
