import { Icon, LinkButton } from '@yoodee/ui-kit';
import { lineIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { AskSeller } from './ask-seller.tsx';
import { BookViewing } from './book-viewing.tsx';
import { lineHref } from './contact-links.ts';
import { messages } from './contact-seller.messages.ts';
import type { ContactView } from './contact.view.ts';
import { OwnListing, useIsOwn } from './own-listing.tsx';
import { PhoneReveal } from './phone-reveal.tsx';
import styles from './contact-bar.module.css';

const Channels = ({ contact }: { contact: ContactView }) => (
  <div className={styles.bar}>
    {contact.lineId && (
      <LinkButton variant="line" href={lineHref(contact.lineId)} rel="noopener nofollow" target="_blank">
        <Icon icon={lineIcon} />
        <FormattedMessage {...messages.lineShort} />
      </LinkButton>
    )}
    {contact.hasPhone && (
      <div className={styles.part}>
        <PhoneReveal target={contact.target} isShort />
      </div>
    )}
    {contact.target.kind === 'asset' && (
      <div className={styles.part}>
        <BookViewing contact={contact} isShort />
      </div>
    )}
    <div className={styles.part}>
      <AskSeller contact={contact} isShort />
    </div>
  </div>
);

/** The contact bar at the bottom of a phone's screen: LINE, call, enquiry; for the seller, the tools of the listing. */
export const ContactBar = ({ contact }: { contact: ContactView }) =>
  useIsOwn(contact) ? (
    <div className={styles.bar}>
      <OwnListing assetId={contact.target.id} />
    </div>
  ) : (
    <Channels contact={contact} />
  );
