import type { AssetImage } from '@yoodee/api-contract/images';
import type { ImageCategory } from '@yoodee/asset-rules/options';
import { Button, Field, Icon, Image } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import {
  arrowLeftIcon,
  arrowRightIcon,
  cropIcon,
  rotateCwIcon,
  starIcon,
  trash2Icon,
  undo2Icon,
} from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CategorySelect } from './category-select.tsx';
import { CaptionFields } from './caption-fields.tsx';
import { messages } from './photo-dialog.messages.ts';
import { messages as tileMessages } from './photo-tile.messages.ts';
import type { Move } from './photo-order.ts';
import type { PictureChanges } from './use-picture-changes.ts';
import styles from './photo-dialog.module.css';

export interface PhotoDialogProps {
  assetId: number;
  image: AssetImage;
  /** Position, starting at 1. */
  place: number;
  count: number;
  categories: readonly ImageCategory[];
  changes: PictureChanges;
  onClose: () => void;
  onCrop: () => void;
  onMove: (move: Move) => void;
  onRemove: () => void;
  /** What went wrong. */
  problem: ReactNode;
}

/** The dialog for one picture, with its actions in the order in which members need them, from rotating to removing. */
export const PhotoDialog = ({ assetId, image, place, count, categories, changes, ...props }: PhotoDialogProps) => {
  const { formatMessage } = useIntl();
  const { onClose, onCrop, onMove, onRemove, problem } = props;
  const isPhoto = image.kind === 'photo';
  const isBusy = changes.busy.includes(image.id);
  const name = formatMessage(isPhoto ? tileMessages.photo : tileMessages.floorPlan, { place });
  const action = (label: keyof typeof messages, icon: typeof cropIcon, onClick: () => void, isPossible = true) => (
    // `aria-disabled`, because a disabled button would lose the focus after the click.
    <Button
      variant="outline"
      size="sm"
      aria-disabled={!isPossible || isBusy}
      onClick={() => isPossible && !isBusy && onClick()}
    >
      <Icon icon={icon} />
      <FormattedMessage {...messages[label]} />
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage {...messages.title} values={{ name, count }} />}
      closeLabel={formatMessage(messages.close)}
      size="lg"
      footer={
        <Button onClick={onClose}>
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      <div className={styles.dialog}>
        <div className={styles.picture} aria-busy={isBusy}>
          <Image
            imageKey={image.key}
            sizes="100vw md:600px"
            alt={name}
            width={image.width}
            height={image.height}
            thumbhash={image.thumbhash}
          />
        </div>
        {problem}
        <div className={styles.actions}>
          {action('turn', rotateCwIcon, () => void changes.edit([image], { turn: 90 }))}
          {action('crop', cropIcon, onCrop)}
          {image.is_edited && action('original', undo2Icon, () => void changes.edit([image], { original: true }))}
          {isPhoto && action('makeCover', starIcon, () => onMove('first'), place > 1)}
          {action('earlier', arrowLeftIcon, () => onMove('earlier'), place > 1)}
          {action('later', arrowRightIcon, () => onMove('later'), place < count)}
          {action('remove', trash2Icon, onRemove)}
        </div>
        {isPhoto && (
          <Field label={<FormattedMessage {...messages.category} />}>
            <CategorySelect
              label={formatMessage(tileMessages.category, { place })}
              value={image.category}
              categories={categories}
              onChoose={(category) => void changes.describe([image], { category })}
            />
          </Field>
        )}
        <CaptionFields assetId={assetId} image={image} />
      </div>
    </Dialog>
  );
};
