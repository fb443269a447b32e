import { useFormat } from '@yoodee/i18n';
import { Button, Icon, LinkButton, Text } from '@yoodee/ui-kit';
import { phoneIcon } from '@yoodee/ui-kit/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './contact-seller.messages.ts';
import type { ContactTarget } from './contact.view.ts';
import { keepRevealedPhone, useRevealedPhone } from './revealed-phones.ts';

const requestPhone = async (target: ContactTarget, offline: string) => {
  try {
    const result = await (await import('./contact-requests.ts')).requestPhone(target);
    return result.data ? { phone: result.data.phone } : { error: result.status === 0 ? offline : result.message };
  } catch {
    return { error: offline };
  }
};

/** Shows the seller's number when asked, once for the whole page, and calls it when pressed again. */
export const PhoneReveal = ({ target, isShort = false }: { target: ContactTarget; isShort?: boolean }) => {
  const format = useFormat();
  const intl = useIntl();
  const phone = useRevealedPhone(target);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const hasAsked = useRef(false);

  // The button that was pressed is gone; focus goes on to what took its place.
  useLayoutEffect(() => {
    if (phone && hasAsked.current) link.current?.focus();
  }, [phone]);

  const reveal = async () => {
    hasAsked.current = true;
    setAsking(true);
    const { phone: shown, error: refused = null } = await requestPhone(target, intl.formatMessage(messages.offline));
    setAsking(false);
    setError(refused);
    if (shown) keepRevealedPhone(target, shown);
  };

  if (phone)
    return (
      <LinkButton ref={link} variant="outline" fullWidth href={`tel:${phone}`}>
        {!isShort && <Icon icon={phoneIcon} />}
        {format.phone(phone)}
      </LinkButton>
    );
  return (
    <>
      <Button variant="outline" fullWidth loading={isAsking} onClick={() => void reveal()}>
        {!isAsking && <Icon icon={phoneIcon} />}
        <FormattedMessage {...(isShort ? messages.call : messages.showPhone)} />
      </Button>
      {error && (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </>
  );
};
