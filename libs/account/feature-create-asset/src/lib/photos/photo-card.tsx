import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CallFailure } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract/images';
import { Badge, Icon, IconButton, Image, Text } from '@yoodee/ui-kit';
import { arrowLeftIcon, arrowRightIcon, gripVerticalIcon, starIcon, trash2Icon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoveAssetImageMutation } from '../draft/member-assets.api.ts';
import { messages } from './photo-card.messages.ts';
import { PhotoCaptions } from './photo-captions.tsx';
import styles from './photos.module.css';

export type Move = 'earlier' | 'later' | 'makeCover';

export interface PhotoCardProps {
  assetId: number;
  image: AssetImage;
  /** Position, starting at 1. */
  place: number;
  count: number;
  onMove: (move: Move) => void;
  onRemoved: () => void;
}

const moves = [
  { move: 'earlier', icon: arrowLeftIcon },
  { move: 'later', icon: arrowRightIcon },
  { move: 'makeCover', icon: starIcon },
] as const;

const isPossible = (move: Move, place: number, count: number) => (move === 'later' ? place < count : place > 1);

/** An uploaded picture with controls to move, describe and remove it. */
export const PhotoCard = ({ assetId, image, place, count, onMove, onRemoved }: PhotoCardProps) => {
  const intl = useIntl();
  const say = (name: 'drag' | 'remove' | 'photo' | 'floorPlan' | Move) => intl.formatMessage(messages[name], { place });
  const [remove, removing] = useRemoveAssetImageMutation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
    attributes: { roleDescription: intl.formatMessage(messages.sortable) },
  });
  const isCover = image.kind === 'photo' && place === 1;

  const removeIt = async () => {
    const { error } = await remove({ id: assetId, imageId: image.id, kind: image.kind });
    if (!error) onRemoved();
  };

  return (
    <li
      ref={setNodeRef}
      className={styles.photo}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.picture}>
        <Image
          imageKey={image.key}
          sizes="50vw md:33vw lg:240px"
          alt={say(image.kind === 'photo' ? 'photo' : 'floorPlan')}
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
        />
        <IconButton
          ref={setActivatorNodeRef}
          label={say('drag')}
          icon={<Icon icon={gripVerticalIcon} />}
          variant="overlay"
          size="sm"
          className={styles.handle}
          {...attributes}
          {...listeners}
        />
        <IconButton
          label={say('remove')}
          icon={<Icon icon={trash2Icon} />}
          variant="overlay"
          size="sm"
          className={styles.remove}
          onClick={() => void removeIt()}
        />
        {isCover && (
          <Badge tone="accent" className={styles.cover}>
            <FormattedMessage {...messages.cover} />
          </Badge>
        )}
      </div>
      <div className={styles.moves}>
        {moves
          .filter(({ move }) => move !== 'makeCover' || image.kind === 'photo')
          .map(({ move, icon }) => (
            <IconButton
              key={move}
              data-move={`${image.id} ${move}`}
              label={say(move)}
              icon={<Icon icon={icon} />}
              size="sm"
              // Uses `aria-disabled` because a disabled button would lose the focus after the click.
              aria-disabled={!isPossible(move, place, count)}
              onClick={() => isPossible(move, place, count) && onMove(move)}
            />
          ))}
      </div>
      <PhotoCaptions assetId={assetId} image={image} place={place} />
      {removing.error && (
        <Text size="sm" tone="danger" role="alert">
          {(removing.error as CallFailure).message}
        </Text>
      )}
    </li>
  );
};
