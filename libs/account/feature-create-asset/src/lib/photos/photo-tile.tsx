import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { AssetImage } from '@yoodee/api-contract/images';
import { imageCategories } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { Badge, Icon, IconButton, Image, Spinner } from '@yoodee/ui-kit';
import { ellipsisIcon } from '@yoodee/ui-kit/icons';
import type { KeyboardEvent, MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './photo-tile.messages.ts';
import { useCaptionSaving } from './use-captions.ts';
import styles from './photo-tile.module.css';

export interface PhotoTileProps {
  assetId: number;
  image: AssetImage;
  /** Position, starting at 1. */
  place: number;
  isChosen: boolean;
  /** Whether some pictures are chosen: then a click chooses instead of opening. */
  isChoosing: boolean;
  isBusy: boolean;
  onChoose: (isRange: boolean) => void;
  onOpen: () => void;
}

/** A square of the grid: it can be dragged, chosen and opened. */
export const PhotoTile = ({
  assetId,
  image,
  place,
  isChosen,
  isChoosing,
  isBusy,
  onChoose,
  onOpen,
}: PhotoTileProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const isPhoto = image.kind === 'photo';
  useCaptionSaving(assetId, image);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
    attributes: { roleDescription: intl.formatMessage(messages.sortable) },
  });
  const open = ({ shiftKey }: MouseEvent) => (isChoosing || shiftKey ? onChoose(shiftKey) : onOpen());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isDragging) onOpen();
    else listeners?.onKeyDown?.(event);
  };

  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-dragging={isDragging || undefined}
      data-chosen={isChosen || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div
        ref={setActivatorNodeRef}
        className={styles.picture}
        {...attributes}
        {...listeners}
        onClick={open}
        onKeyDown={onKeyDown}
        aria-label={intl.formatMessage(messages.drag, { place })}
        aria-busy={isBusy || undefined}
      >
        <Image
          imageKey={image.key}
          sizes="33vw md:180px"
          alt={intl.formatMessage(isPhoto ? messages.photo : messages.floorPlan, { place })}
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          draggable={false}
        />
        {isBusy && (
          <span className={styles.busy}>
            <Spinner />
          </span>
        )}
      </div>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={intl.formatMessage(messages.choose, { place })}
          onClick={({ shiftKey }) => onChoose(shiftKey)}
          // The click has changed it already.
          onChange={() => undefined}
        />
      </label>
      <IconButton
        label={intl.formatMessage(messages.edit, { place })}
        icon={<Icon icon={ellipsisIcon} />}
        variant="overlay"
        size="sm"
        className={styles.edit}
        onClick={onOpen}
      />
      {isPhoto && place === 1 && (
        <Badge tone="accent" className={styles.cover}>
          <FormattedMessage {...messages.cover} />
        </Badge>
      )}
      {isPhoto && (
        <p className={styles.category} data-unknown={image.category === null || undefined}>
          {image.category ? imageCategories[image.category][locale] : <FormattedMessage {...messages.noCategory} />}
        </p>
      )}
    </li>
  );
};
