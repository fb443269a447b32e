import { Icon, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import { facebookIcon, lineIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { AskSeller } from './ask-seller.tsx';
import { facebookHref, lineHref } from './contact-links.ts';
import { messages } from './contact-seller.messages.ts';
import type { ContactView } from './contact.view.ts';
import { PhoneReveal } from './phone-reveal.tsx';

/** The seller's enabled contact channels, for their card. */
export const ContactSeller = ({ contact }: { contact: ContactView }) => (
  <Stack gap={3}>
    <AskSeller contact={contact} />
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
