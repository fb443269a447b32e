import { Button, Icon } from '@yoodee/ui-kit';
import { xIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage } from 'react-intl';
import { hideAsset, showAllAssets, showAsset, useHiddenAssets } from './hidden-assets.ts';
import { messages } from './hidden-pins.messages.ts';

/** With a chosen asset: the button that hides it or shows it again. Without one: the button that restores all. */
export const HiddenPins = ({ chosenId }: { chosenId?: number }) => {
  const hidden = useHiddenAssets();
  if (chosenId === undefined)
    return (
      hidden.length > 0 && (
        <Button size="sm" variant="outline" onClick={showAllAssets}>
          <FormattedMessage {...messages.showAll} values={{ count: hidden.length }} />
        </Button>
      )
    );
  const isHidden = hidden.includes(chosenId);
  return (
    <Button size="sm" variant="outline" onClick={() => (isHidden ? showAsset : hideAsset)(chosenId)}>
      {!isHidden && <Icon icon={xIcon} size={16} />}
      <FormattedMessage {...messages[isHidden ? 'show' : 'hide']} />
    </Button>
  );
};
