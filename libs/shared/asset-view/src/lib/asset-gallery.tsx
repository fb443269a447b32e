import { useLocale } from '@yoodee/i18n';
import { imageHref } from '@yoodee/site';
import { Icon, Image } from '@yoodee/ui-kit';
import { cameraIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssetDetailView } from './asset-detail.view.ts';
import { messages } from './asset-gallery.messages.ts';
import styles from './asset-gallery.module.css';

type Picture = AssetDetailView['images'][number];

/** Large enough to look at closely, small enough for a phone's data. */
const fullWidth = 2048;

/**
 * All photographs, then the floor plans. A strip to swipe on a phone, a mosaic that scrolls sideways on wider screens;
 * each leads to the picture itself, so it works without script.
 */
export const AssetGallery = ({
  images,
  floorPlans,
}: {
  images: readonly Picture[];
  floorPlans: readonly Picture[];
}) => {
  const intl = useIntl();
  const locale = useLocale();
  const caption = ({ caption_th, caption_en }: Picture) => (locale === 'en' ? (caption_en ?? caption_th) : caption_th);
  const pictures = [
    ...images.map((picture, index) => ({
      picture,
      alt: caption(picture) ?? intl.formatMessage(messages.picture, { number: index + 1, count: images.length }),
    })),
    ...floorPlans.map((picture, index) => ({
      picture,
      alt: caption(picture) ?? intl.formatMessage(messages.floorPlan, { number: index + 1 }),
    })),
  ];
  if (pictures.length === 0) return null;
  return (
    <section className={styles.gallery} aria-label={intl.formatMessage(messages.label)}>
      <ul className={styles.strip} tabIndex={0}>
        {pictures.map(({ picture, alt }, index) => (
          <li key={picture.id} className={styles.slide}>
            <a href={imageHref(picture.key, fullWidth)}>
              <Image
                imageKey={picture.key}
                sizes={index === 0 ? '100vw md:66vw xl:760px' : '100vw md:33vw xl:380px'}
                alt={alt}
                width={picture.width}
                height={picture.height}
                thumbhash={picture.thumbhash}
                priority={index === 0}
                className={picture.kind === 'floor_plan' ? styles.plan : styles.photo}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.count}>
        <Icon icon={cameraIcon} size={16} />
        <FormattedMessage {...messages.count} values={{ count: images.length }} />
      </p>
    </section>
  );
};
