import type { AssetImage } from '@yoodee/api-contract/images';
import type { ImageCategory } from '@yoodee/asset-rules/options';
import { Button, Icon, IconButton } from '@yoodee/ui-kit';
import { arrowLeftIcon, arrowRightIcon, pencilIcon, rotateCwIcon, trash2Icon, xIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { CategorySelect } from './category-select.tsx';
import type { Move } from './photo-order.ts';
import { messages } from './selection-bar.messages.ts';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  kind: AssetImage['kind'];
  /** Number of pictures, and how many are chosen. */
  count: number;
  chosen: number;
  categories: readonly ImageCategory[];
  onChooseAll: () => void;
  onClear: () => void;
  onTurn: () => void;
  onMove: (move: Move) => void;
  onCategory: (category: ImageCategory | null) => void;
  onDescribe: () => void;
  onRemove: () => void;
}

/** A toolbar with the actions for the selected pictures, or with a button that selects all. */
export const SelectionBar = ({ kind, count, chosen, categories, ...on }: SelectionBarProps) => {
  const intl = useIntl();
  if (chosen === 0)
    return (
      <div className={styles.offer}>
        <Button variant="ghost" size="sm" onClick={on.onChooseAll}>
          <FormattedMessage {...messages.chooseAll} />
        </Button>
      </div>
    );
  return (
    <div className={styles.bar} role="group" aria-label={intl.formatMessage(messages.chosenPictures)}>
      <div className={styles.chosen}>
        <IconButton
          size="sm"
          label={intl.formatMessage(messages.clear)}
          icon={<Icon icon={xIcon} />}
          onClick={on.onClear}
        />
        <p role="status">
          <FormattedMessage {...messages.chosen} values={{ count: chosen }} />
        </p>
        {chosen < count && (
          <Button variant="ghost" size="sm" onClick={on.onChooseAll}>
            <FormattedMessage {...messages.chooseAll} />
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="sm" onClick={on.onTurn}>
          <Icon icon={rotateCwIcon} />
          <FormattedMessage {...messages.turn} />
        </Button>
        <Button variant="outline" size="sm" onClick={() => on.onMove('first')}>
          <Icon icon={arrowLeftIcon} />
          <FormattedMessage {...messages.toFront} />
        </Button>
        <Button variant="outline" size="sm" onClick={() => on.onMove('last')}>
          <Icon icon={arrowRightIcon} />
          <FormattedMessage {...messages.toEnd} />
        </Button>
        {kind === 'photo' && (
          <CategorySelect
            label={intl.formatMessage(messages.category)}
            value={null}
            categories={categories}
            onChoose={on.onCategory}
          />
        )}
        <Button variant="outline" size="sm" onClick={on.onDescribe}>
          <Icon icon={pencilIcon} />
          <FormattedMessage {...messages.describe} />
        </Button>
        <Button variant="outline" size="sm" className={styles.remove} onClick={on.onRemove}>
          <Icon icon={trash2Icon} />
          <FormattedMessage {...messages.remove} />
        </Button>
      </div>
    </div>
  );
};
