import { useLocale } from '@yoodee/i18n';
import { messageCircleIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './contact-seller.messages.ts';
import type { ContactView } from './contact.view.ts';
import { DialogButton } from './dialog-button.tsx';
import { loadDialogs } from './load-dialogs.ts';

/** Opens the enquiry form. */
export const AskSeller = ({ contact, isShort = false }: { contact: ContactView; isShort?: boolean }) => {
  const locale = useLocale();
  const load = async () => (await loadDialogs()).loadEnquiry(locale);
  return (
    <DialogButton contact={contact} icon={messageCircleIcon} load={load}>
      <FormattedMessage {...(isShort ? messages.askShort : messages.ask)} />
    </DialogButton>
  );
};
