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
import type { CallFailure } from '@yoodee/api-client';
import type { AssetImage } from '@yoodee/api-contract/images';
import type { AppStore } from '@yoodee/auth';
import { Notice } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useOrderAssetImagesMutation } from '../draft/member-assets.api.ts';
import { messages } from './photo-card.messages.ts';
import { PhotoCard, type Move } from './photo-card.tsx';
import { messages as stepMessages } from './photo-step.messages.ts';
import { refreshPictures } from './refresh-pictures.ts';
import styles from './photos.module.css';

/** Touch and hold drags a picture; an immediate move scrolls the page. */
const touch = { activationConstraint: { delay: 200, tolerance: 8 } };
const mouse = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

const placeAfter = (move: Move, from: number) => (move === 'makeCover' ? 0 : from + (move === 'later' ? 1 : -1));

export interface PhotoGridProps {
  assetId: number;
  kind: AssetImage['kind'];
  images: readonly AssetImage[];
  label: string;
}

/** The pictures of one kind. Dragging, the keyboard and buttons change their order. */
export const PhotoGrid = ({ assetId, kind, images, label }: PhotoGridProps) => {
  const intl = useIntl();
  const store = useStore() as AppStore;
  const [order, ordering] = useOrderAssetImagesMutation();
  const [said, setSaid] = useState('');
  const pressed = useRef<string | null>(null);
  const ids = images.map(({ id }) => id);
  const count = ids.length;
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;

  // A moved element loses focus. Focus returns to the button that moved it.
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    document.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [images]);

  const onOrdered = ({ error }: { error?: unknown }) => {
    // The pictures shown here are out of date.
    if ((error as CallFailure | undefined)?.code === 'invalid_request') void refreshPictures(store, assetId);
  };
  const place = (from: number, to: number) => {
    if (from !== to) void order({ id: assetId, kind, ids: arrayMove(ids, from, to) }).then(onOrdered);
  };
  const moveByButton = (id: number, move: Move) => {
    const from = ids.indexOf(id);
    const to = placeAfter(move, from);
    pressed.current = `${id} ${move}`;
    place(from, to);
    setSaid(intl.formatMessage(messages.moved, { place: to + 1, count }));
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => intl.formatMessage(messages.pickedUp, { place: placeOf(active.id) }),
    onDragOver: ({ over }) =>
      (over && intl.formatMessage(messages.over, { place: placeOf(over.id), count })) || undefined,
    onDragEnd: ({ active, over }) =>
      intl.formatMessage(messages.dropped, { place: placeOf((over ?? active).id), count }),
    onDragCancel: () => intl.formatMessage(messages.cancelled),
  };

  return (
    <>
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
        onDragEnd={({ active, over }) => over && place(placeOf(active.id) - 1, placeOf(over.id) - 1)}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <ol className={styles.shelf} aria-label={label}>
            {images.map((image, index) => (
              <PhotoCard
                key={image.id}
                assetId={assetId}
                image={image}
                place={index + 1}
                count={count}
                onMove={(move) => moveByButton(image.id, move)}
                onRemoved={() => setSaid(intl.formatMessage(messages.removed))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="y-visually-hidden">
        {said}
      </p>
      {ordering.isError && (
        <Notice tone="danger" role="alert">
          <FormattedMessage {...stepMessages.orderFailed} />
        </Notice>
      )}
    </>
  );
};
