import type { AssetImage } from '@yoodee/api-contract/images';
import type { ImageCategory } from '@yoodee/asset-rules/options';
import { Button, Notice } from '@yoodee/ui-kit';
import { withNetwork } from '@yoodee/runtime';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { DescribeDialog } from './describe-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { messages as stepMessages } from './photo-step.messages.ts';
import { messages } from './selection-bar.messages.ts';
import { SelectionBar } from './selection-bar.tsx';
import { noSelection } from './selection.ts';
import { usePhotoOrder } from './use-photo-order.ts';
import { usePictureChanges } from './use-picture-changes.ts';
import type { useRemovals } from './use-removals.ts';
import styles from './photo-tile.module.css';

const CropDialog = lazy(withNetwork(() => import('./crop-dialog.tsx')));

type Open = { type: 'photo' | 'crop'; id: number } | { type: 'describe' } | null;

export interface PhotoAlbumProps {
  assetId: number;
  kind: AssetImage['kind'];
  /** Those that are not removed. */
  images: readonly AssetImage[];
  label: string;
  categories: readonly ImageCategory[];
  removing: ReturnType<typeof useRemovals>;
}

/** The uploaded pictures of one kind, with actions for one or several. */
export const PhotoAlbum = ({ assetId, kind, images, label, categories, removing }: PhotoAlbumProps) => {
  const [selection, setSelection] = useState(noSelection);
  const [open, setOpen] = useState<Open>(null);
  const changes = usePictureChanges(assetId);
  const { ids, place, move, said, isError } = usePhotoOrder(assetId, kind, images);
  const { removals, hidden, failure } = removing;
  const chosen = images.filter(({ id }) => selection.chosen.has(id));
  const chosenIds = chosen.map(({ id }) => id);
  const gone = hidden.filter((image) => image.kind === kind);
  const index = open && 'id' in open ? ids.indexOf(open.id) : -1;
  const image = images[index];

  const close = () => setOpen(null);
  const remove = (removed: readonly AssetImage[]) => {
    removals.remove(removed);
    setSelection(noSelection);
    close();
  };
  const reason = changes.failure?.message ?? (failure?.kind === kind ? failure.message : null);
  const problem = reason && (
    <Notice tone="danger" role="alert">
      {reason}
    </Notice>
  );

  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !open) setSelection(noSelection);
  };

  return (
    <div className={styles.album} onKeyDown={onKeyDown}>
      {images.length > 1 && (
        <SelectionBar
          kind={kind}
          count={images.length}
          chosen={chosen.length}
          categories={categories}
          onChooseAll={() => setSelection({ chosen: new Set(ids), anchor: null })}
          onClear={() => setSelection(noSelection)}
          onTurn={() => void changes.edit(chosen, { turn: 90 })}
          onMove={(to) => move(chosenIds, to)}
          onCategory={(category) => void changes.describe(chosen, { category })}
          onDescribe={() => setOpen({ type: 'describe' })}
          onRemove={() => remove(chosen)}
        />
      )}
      {images.length > 0 && (
        <PhotoGrid
          assetId={assetId}
          images={images}
          label={label}
          selection={selection}
          onSelect={setSelection}
          busy={changes.busy}
          onOpen={(id) => setOpen({ type: 'photo', id })}
          onOrder={(next) => void place(next)}
        />
      )}
      <p role="status" className="y-visually-hidden">
        {said}
      </p>
      {gone.length > 0 && (
        <div role="status" className={styles.undo}>
          <FormattedMessage {...messages.removed} values={{ count: gone.length }} />
          <Button variant="outline" size="sm" onClick={removals.undo}>
            <FormattedMessage {...messages.undo} />
          </Button>
        </div>
      )}
      {!open && problem}
      {isError && (
        <Notice tone="danger" role="alert">
          <FormattedMessage {...stepMessages.orderFailed} />
        </Notice>
      )}
      {open?.type === 'photo' && image && (
        <PhotoDialog
          {...{ assetId, image, categories, changes, problem }}
          place={index + 1}
          count={images.length}
          onClose={close}
          onCrop={() => setOpen({ type: 'crop', id: image.id })}
          onMove={(to) => move([image.id], to)}
          onRemove={() => remove([image])}
        />
      )}
      {open?.type === 'crop' && image && (
        <Suspense>
          <CropDialog
            image={image}
            onClose={() => setOpen({ type: 'photo', id: image.id })}
            onCrop={(crop) => {
              setOpen({ type: 'photo', id: image.id });
              void changes.edit([image], { crop });
            }}
          />
        </Suspense>
      )}
      {open?.type === 'describe' && (
        <DescribeDialog
          count={chosen.length}
          onClose={close}
          onSave={(captions) => {
            close();
            void changes.describe(chosen, captions);
          }}
        />
      )}
    </div>
  );
};
