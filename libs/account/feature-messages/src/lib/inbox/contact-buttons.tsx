import type { Conversation } from '@yoodee/api-contract/conversations';
import { useFormat } from '@yoodee/i18n';
import { Icon, LinkButton } from '@yoodee/ui-kit';
import { lineIcon, phoneIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { messages } from './contact-buttons.messages.ts';

const lineUrl = (id: string) => `https://line.me/R/ti/p/${id.startsWith('@') ? '' : '~'}${encodeURIComponent(id)}`;

/** Other ways to answer a buyer. */
export const ContactButtons = ({ conversation: { phone, line_id } }: { conversation: Conversation }) => {
  const format = useFormat();
  return (
    <>
      {phone && (
        <LinkButton size="sm" variant="outline" href={`tel:${phone}`}>
          <Icon icon={phoneIcon} size={16} />
          <FormattedMessage {...messages.call} values={{ phone: format.phone(phone) }} />
        </LinkButton>
      )}
      {line_id && (
        <LinkButton size="sm" variant="outline" href={lineUrl(line_id)} target="_blank" rel="noopener">
          <Icon icon={lineIcon} size={16} />
          <FormattedMessage {...messages.line} />
        </LinkButton>
      )}
    </>
  );
};
