import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { actionsIn, isEditable, isShown } from '@yoodee/asset-rules';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Icon, type IconData } from '@yoodee/ui-kit';
import {
  bookmarkIcon,
  calendarCheckIcon,
  chevronDownIcon,
  circleCheckIcon,
  copyIcon,
  externalLinkIcon,
  handCoinsIcon,
  pauseIcon,
  pencilIcon,
  playIcon,
  trash2Icon,
} from '@yoodee/ui-kit/icons';
import { Menu, type MenuItem } from '@yoodee/ui-kit/menu';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-menu.messages.ts';
import { messages as rowMessages } from './asset-row.messages.ts';
import type { AssetActions, PlainMove } from './use-asset-actions.ts';

export type AssetQuestion = 'close' | 'remove';

const icons: Record<keyof typeof messages, IconData> = {
  edit: pencilIcon,
  view: externalLinkIcon,
  pause: pauseIcon,
  resume: playIcon,
  reserve: bookmarkIcon,
  confirm: circleCheckIcon,
  renew: calendarCheckIcon,
  close: handCoinsIcon,
  duplicate: copyIcon,
  remove: trash2Icon,
};

/** The menu of further actions on a listing. Actions without undo ask for confirmation first. */
export const AssetMenu = ({
  asset,
  title,
  actions,
  onAsk,
}: {
  asset: MemberAssetSummary;
  title: string;
  actions: AssetActions;
  onAsk(question: AssetQuestion): void;
}) => {
  const to = hrefs(useLocale());
  const label = useIntl().formatMessage(rowMessages.more, { title });
  const item = (value: keyof typeof messages, more: Partial<MenuItem> = {}): MenuItem => ({
    value,
    label: <FormattedMessage {...messages[value]} />,
    icon: <Icon icon={icons[value]} />,
    ...more,
  });
  const items = [
    ...(isEditable(asset) ? [item('edit', { href: to.createAssetStep(asset.id, 1) })] : []),
    ...(isShown(asset) ? [item('view', { href: to.asset(asset.id) })] : []),
    ...actionsIn(asset.status).map((action) => item(action)),
    item('duplicate'),
    null,
    item('remove', { danger: true }),
  ];
  const select = (value: string) => {
    if (value === 'close' || value === 'remove') onAsk(value);
    else if (value === 'duplicate') void actions.duplicate();
    else if (value !== 'edit' && value !== 'view') void actions.act(value as PlainMove);
  };
  return (
    <Menu
      trigger={
        <Button size="sm" variant="outline" aria-label={label}>
          <FormattedMessage {...rowMessages.manage} />
          <Icon icon={chevronDownIcon} size={16} />
        </Button>
      }
      items={items}
      onSelect={select}
    />
  );
};
