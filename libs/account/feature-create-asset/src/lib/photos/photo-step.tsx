import type { AssetImage } from '@yoodee/api-contract/images';
import { imageLimits, minImages } from '@yoodee/asset-rules/fields';
import { categoriesOf, type ImageCategory } from '@yoodee/asset-rules/options';
import { useFormat } from '@yoodee/i18n';
import { Heading, Stack, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/use-draft.ts';
import type { PhotoQueue } from './photo-queue.ts';
import type { QueuedPhoto } from './queued-photos.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { usePhotoQueue } from './photo-queues.ts';
import { PhotoAlbum } from './photo-album.tsx';
import { messages } from './photo-step.messages.ts';
import { ShotList } from './shot-list.tsx';
import { UploadItem } from './upload-item.tsx';
import { useRemovals } from './use-removals.ts';
import styles from './photos.module.css';

interface KindProps {
  assetId: number;
  kind: AssetImage['kind'];
  images: readonly AssetImage[];
  queue: PhotoQueue;
  items: readonly QueuedPhoto[];
  categories: readonly ImageCategory[];
  removing: ReturnType<typeof useRemovals>;
}

const limits = { photo: imageLimits.maxImages, floor_plan: imageLimits.maxFloorPlans };
const labels = { photo: messages.choosePhotos, floor_plan: messages.chooseFloorPlans };
const megabyte = 1024 * 1024;

const adviceFor = (type: Draft['fields']['property_type']) => {
  if (type === 'land') return 'landAdvice';
  return type === 'factory' || type === 'warehouse' || type === 'office' ? 'workAdvice' : 'advice';
};

/** Selects, uploads and orders the pictures of one kind. */
const PicturesOfKind = ({ assetId, kind, images, queue, items, categories, removing }: KindProps) => {
  const intl = useIntl();
  const format = useFormat();
  const queued = items.filter((item) => item.kind === kind);
  const onTheWay = queued.filter(({ status }) => status !== 'refused').length;
  const room = limits[kind] - images.length - onTheWay;
  return (
    <>
      {room <= 0 ? (
        <Text tone="muted">
          <FormattedMessage {...messages.full} values={{ max: format.number(limits[kind]) }} />
        </Text>
      ) : (
        <PhotoPicker label={<FormattedMessage {...labels[kind]} />} onPick={(files) => queue.add(files, kind, room)}>
          <Text size="sm" className={styles.dropHint}>
            <FormattedMessage {...messages.dropHere} />
          </Text>
          <Text size="sm" tone="muted">
            <FormattedMessage
              {...messages.formats}
              values={{
                megabytes: format.number(imageLimits.maxBytes / megabyte),
                width: String(imageLimits.minWidth),
                height: String(imageLimits.minHeight),
              }}
            />
          </Text>
        </PhotoPicker>
      )}
      {queued.length > 0 && (
        <ul className={styles.uploads} aria-label={intl.formatMessage(messages.queue)}>
          {queued.map((item) => (
            <UploadItem key={item.key} item={item} queue={queue} />
          ))}
        </ul>
      )}
      <PhotoAlbum
        {...{ assetId, kind, images, categories, removing }}
        label={intl.formatMessage(kind === 'photo' ? messages.shelf : messages.floorPlans)}
      />
    </>
  );
};

/** Photos, then floor plans. In a separate chunk, because the drag-and-drop library is large and only used here. */
export const PhotoStep = ({ draft: { asset, fields } }: { draft: Draft & { asset: NonNullable<Draft['asset']> } }) => {
  const format = useFormat();
  const { queue, items } = usePhotoQueue(asset.id);
  const { id: assetId } = asset;
  const removing = useRemovals(assetId);
  const isShown = ({ id }: AssetImage) => !removing.hidden.some((image) => image.id === id);
  const images = asset.images.filter(isShown);
  const categories = categoriesOf(fields.property_type);
  const common = { assetId, queue, items, categories, removing };
  const needed = minImages(fields);
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Text tone="muted">
          <FormattedMessage {...messages[adviceFor(fields.property_type)]} />
        </Text>
        <ShotList type={fields.property_type} images={images} />
        <Text weight="medium" numeric>
          {images.length < needed ? (
            <FormattedMessage {...messages.tooFew} values={{ count: images.length, min: format.number(needed) }} />
          ) : (
            <FormattedMessage {...messages.count} values={{ count: images.length }} />
          )}
        </Text>
        <PicturesOfKind {...common} images={images} kind="photo" />
      </Stack>
      <Stack as="section" gap={4} id="floor_plans">
        <Heading level={2} size="md">
          <FormattedMessage {...messages.floorPlans} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.floorPlansHint} values={{ max: format.number(imageLimits.maxFloorPlans) }} />
        </Text>
        <PicturesOfKind {...common} images={asset.floor_plans.filter(isShown)} kind="floor_plan" />
      </Stack>
    </Stack>
  );
};
