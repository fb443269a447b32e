import type { Conversation } from '@yoodee/api-contract/conversations';
import { Icon, IconButton, type IconData } from '@yoodee/ui-kit';
import { archiveIcon, banIcon, bellIcon, bellOffIcon, ellipsisIcon, flagIcon, linkIcon } from '@yoodee/ui-kit/icons';
import { Menu, type MenuItem } from '@yoodee/ui-kit/menu';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './thread-menu.messages.ts';

export type ThreadAction = 'archive' | 'unarchive' | 'mute' | 'unmute' | 'block' | 'unblock' | 'report' | 'revoke';

const icons: Record<ThreadAction, IconData> = {
  archive: archiveIcon,
  unarchive: archiveIcon,
  mute: bellOffIcon,
  unmute: bellIcon,
  block: banIcon,
  unblock: banIcon,
  report: flagIcon,
  revoke: linkIcon,
};

const isDanger = (action: ThreadAction) => action === 'block' || action === 'revoke';

export interface ThreadMenuProps {
  conversation: Conversation;
  /** In their order; null is a separator. */
  actions: readonly (ThreadAction | null)[];
  onSelect(action: ThreadAction): void;
}

export const ThreadMenu = ({ conversation, actions, onSelect }: ThreadMenuProps) => {
  const { formatMessage } = useIntl();
  const itemOf = (action: ThreadAction): MenuItem => ({
    value: action,
    label: <FormattedMessage {...messages[action]} />,
    icon: <Icon icon={icons[action]} />,
    danger: isDanger(action),
  });
  return (
    <Menu
      trigger={
        <IconButton
          label={formatMessage(messages.more, { name: conversation.other.name })}
          icon={<Icon icon={ellipsisIcon} />}
        />
      }
      items={actions.map((action) => action && itemOf(action))}
      onSelect={(value) => onSelect(value as ThreadAction)}
    />
  );
};
