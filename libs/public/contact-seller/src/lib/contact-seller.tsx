import { Icon, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import { facebookIcon, lineIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { AskSeller } from './ask-seller.tsx';
import { BookViewing } from './book-viewing.tsx';
import { facebookHref, lineHref } from './contact-links.ts';
import { messages } from './contact-seller.messages.ts';
import type { ContactView } from './contact.view.ts';
import { messages as ownMessages } from './own-listing.messages.ts';
import { OwnListing, useIsOwn } from './own-listing.tsx';
import { PhoneReveal } from './phone-reveal.tsx';
import { SellerFacts } from './seller-facts.tsx';

const Channels = ({ contact }: { contact: ContactView }) => (
  <Stack gap={3}>
    <SellerFacts facts={contact.facts} />
    <AskSeller contact={contact} />
    <BookViewing contact={contact} />
    {contact.hasPhone && <PhoneReveal target={contact.target} />}
    {contact.lineId && (
      <LinkButton variant="line" fullWidth href={lineHref(contact.lineId)} rel="noopener nofollow" target="_blank">
        <Icon icon={lineIcon} />
        <FormattedMessage {...messages.line} />
      </LinkButton>
    )}
    {contact.facebook && (
      <LinkButton
        variant="outline"
        fullWidth
        href={facebookHref(contact.facebook)}
        rel="noopener nofollow"
        target="_blank"
      >
        <Icon icon={facebookIcon} />
        <FormattedMessage {...messages.facebook} />
      </LinkButton>
    )}
    <noscript>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.noScript} />
      </Text>
    </noscript>
  </Stack>
);

/** The seller's enabled contact channels, for their card; on a listing of one's own, the tools for it. */
export const ContactSeller = ({ contact }: { contact: ContactView }) =>
  useIsOwn(contact) ? (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        <FormattedMessage {...ownMessages.own} />
      </Text>
      <OwnListing assetId={contact.target.id} />
    </Stack>
  ) : (
    <Channels contact={contact} />
  );
