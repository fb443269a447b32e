import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { AssetImage } from '@yoodee/api-contract/images';
import { useIntl } from 'react-intl';
import { PhotoTile } from './photo-tile.tsx';
import { messages } from './photo-tile.messages.ts';
import { toggled, type Selection } from './selection.ts';
import styles from './photo-tile.module.css';

/** Touch and hold drags a picture; an immediate move scrolls the page. */
const touch = { activationConstraint: { delay: 200, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 4 } };
/** Enter opens the picture. */
const keyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
};

export interface PhotoGridProps {
  assetId: number;
  images: readonly AssetImage[];
  label: string;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Ids of the pictures that are being changed. */
  busy: readonly number[];
  onOpen: (id: number) => void;
  onOrder: (ids: number[]) => void;
}

/** The pictures of one kind as squares. Dragging or the keyboard changes their order. */
export const PhotoGrid = ({ assetId, images, label, selection, onSelect, busy, onOpen, onOrder }: PhotoGridProps) => {
  const intl = useIntl();
  const ids = images.map(({ id }) => id);
  const count = ids.length;
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;

  const announcements: Announcements = {
    onDragStart: ({ active }) => intl.formatMessage(messages.pickedUp, { place: placeOf(active.id) }),
    onDragOver: ({ over }) =>
      (over && intl.formatMessage(messages.over, { place: placeOf(over.id), count })) || undefined,
    onDragEnd: ({ active, over }) =>
      intl.formatMessage(messages.dropped, { place: placeOf((over ?? active).id), count }),
    onDragCancel: () => intl.formatMessage(messages.cancelled),
  };

  return (
    <DndContext
      sensors={useSensors(
        useSensor(MouseSensor, mouse),
        useSensor(TouchSensor, touch),
        useSensor(KeyboardSensor, keyboard),
      )}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: intl.formatMessage(messages.instructions) },
      }}
      onDragEnd={({ active, over }) => over && onOrder(arrayMove(ids, placeOf(active.id) - 1, placeOf(over.id) - 1))}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className={styles.grid} aria-label={label}>
          {images.map((image, index) => (
            <PhotoTile
              key={image.id}
              assetId={assetId}
              image={image}
              place={index + 1}
              isChosen={selection.chosen.has(image.id)}
              isChoosing={selection.chosen.size > 0}
              isBusy={busy.includes(image.id)}
              onChoose={(isRange) => onSelect(toggled(selection, image.id, { ids, isRange }))}
              onOpen={() => onOpen(image.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
