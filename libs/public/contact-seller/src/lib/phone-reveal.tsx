import { useFormat } from '@yoodee/i18n';
import { Button, Icon, LinkButton, Text } from '@yoodee/ui-kit';
import { phoneIcon } from '@yoodee/ui-kit/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './contact-seller.messages.ts';
import type { ContactTarget } from './contact.view.ts';
import { storeRevealedPhone, useRevealedPhone } from './revealed-phones.ts';

const requestPhone = async (target: ContactTarget, offline: string) => {
  try {
    const result = await (await import('./contact-requests.ts')).requestPhone(target);
    return result.data ? { phone: result.data.phone } : { error: result.status === 0 ? offline : result.message };
  } catch {
    return { error: offline };
  }
};

/** Reveals the seller's number on the first click, once per page; the next click calls it. */
export const PhoneReveal = ({ target, isShort = false }: { target: ContactTarget; isShort?: boolean }) => {
  const format = useFormat();
  const intl = useIntl();
  const phone = useRevealedPhone(target);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const hasAsked = useRef(false);

  // The clicked button is gone: focus moves to its replacement.
  useLayoutEffect(() => {
    if (phone && hasAsked.current) link.current?.focus();
  }, [phone]);

  const reveal = async () => {
    hasAsked.current = true;
    setAsking(true);
    const { phone: shown, error: refused = null } = await requestPhone(target, intl.formatMessage(messages.offline));
    setAsking(false);
    setError(refused);
    if (shown) storeRevealedPhone(target, shown);
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
