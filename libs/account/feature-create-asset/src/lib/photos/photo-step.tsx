import type { AssetImage } from '@yoodee/api-contract/images';
import { imageLimits, minImages } from '@yoodee/asset-rules/fields';
import { useFormat } from '@yoodee/i18n';
import { Heading, Stack, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/use-draft.ts';
import type { PhotoQueue } from './photo-queue.ts';
import type { QueuedPhoto } from './queued-photos.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { usePhotoQueue } from './photo-queues.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { messages } from './photo-step.messages.ts';
import { UploadItem } from './upload-item.tsx';
import styles from './photos.module.css';

interface KindProps {
  assetId: number;
  kind: AssetImage['kind'];
  images: readonly AssetImage[];
  queue: PhotoQueue;
  items: readonly QueuedPhoto[];
}

const limits = { photo: imageLimits.maxImages, floor_plan: imageLimits.maxFloorPlans };
const labels = { photo: messages.choosePhotos, floor_plan: messages.chooseFloorPlans };
const megabyte = 1024 * 1024;

/** Selects, uploads and orders the pictures of one kind. */
const PicturesOfKind = ({ assetId, kind, images, queue, items }: KindProps) => {
  const intl = useIntl();
  const format = useFormat();
  const queued = items.filter((item) => item.kind === kind);
  const onTheWay = queued.filter(({ status }) => status !== 'refused').length;
  const isFull = images.length + onTheWay >= limits[kind];
  return (
    <>
      {isFull ? (
        <Text tone="muted">
          <FormattedMessage {...messages.full} values={{ max: format.number(limits[kind]) }} />
        </Text>
      ) : (
        <PhotoPicker label={<FormattedMessage {...labels[kind]} />} onPick={(files) => queue.add(files, kind)}>
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
      {images.length > 0 && (
        <PhotoGrid
          assetId={assetId}
          kind={kind}
          images={images}
          label={intl.formatMessage(kind === 'photo' ? messages.shelf : messages.floorPlans)}
        />
      )}
    </>
  );
};

/** Photos, then floor plans. In a separate chunk, because the drag-and-drop library is large and only used here. */
export const PhotoStep = ({ draft: { asset, fields } }: { draft: Draft & { asset: NonNullable<Draft['asset']> } }) => {
  const format = useFormat();
  const { queue, items } = usePhotoQueue(asset.id);
  const { id: assetId, images, floor_plans: floorPlans } = asset;
  const needed = minImages(fields);
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Text tone="muted">
          <FormattedMessage {...messages[fields.property_type === 'land' ? 'landAdvice' : 'advice']} />
        </Text>
        <Text weight="medium" numeric>
          {images.length < needed ? (
            <FormattedMessage {...messages.tooFew} values={{ count: images.length, min: format.number(needed) }} />
          ) : (
            <FormattedMessage {...messages.count} values={{ count: images.length }} />
          )}
        </Text>
        <PicturesOfKind {...{ assetId, images, queue, items }} kind="photo" />
      </Stack>
      <Stack as="section" gap={4} id="floor_plans">
        <Heading level={2} size="md">
          <FormattedMessage {...messages.floorPlans} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.floorPlansHint} values={{ max: format.number(imageLimits.maxFloorPlans) }} />
        </Text>
        <PicturesOfKind {...{ assetId, queue, items }} images={floorPlans} kind="floor_plan" />
      </Stack>
    </Stack>
  );
};
