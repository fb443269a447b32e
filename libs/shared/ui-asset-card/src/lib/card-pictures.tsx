import { hrefs, photographHref } from '@yoodee/site';
import { useLocale } from '@yoodee/i18n';
import { Image } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './asset-card.messages.ts';
import type { AssetCardView } from './asset-card.view.ts';
import styles from './card-pictures.module.css';

/** Few visitors of a list view more pictures before they open the page of the asset. */
const mostPictures = 4;

export interface CardPicturesProps {
  asset: AssetCardView;
  sizes: string;
  priority: boolean;
  /** Not in a row of cards, which scrolls sideways itself. */
  canSwipe: boolean;
}

/**
 * The cover, and beside it the next photographs: a scroller with snap points, which needs no script. Arrow keys scroll
 * it. It lies above the link that covers the card, so it has a link of its own, for fingers and mice only.
 */
export const CardPictures = ({ asset, sizes, priority, canSwipe }: CardPicturesProps) => {
  const { cover, imageCount } = asset;
  const locale = useLocale();
  const intl = useIntl();
  if (!cover) return <div className={styles.noCover} />;
  const image = (
    <Image
      imageKey={cover.key}
      sizes={sizes}
      alt=""
      width={cover.width}
      height={cover.height}
      thumbhash={cover.thumbhash}
      priority={priority}
      ratio="4/3"
    />
  );
  if (!canSwipe || imageCount < 2) return image;
  return (
    <div
      className={styles.scroller}
      role="group"
      aria-label={intl.formatMessage(messages.pictures, { count: imageCount })}
      // Safari does not focus scrollers by itself.
      tabIndex={0}
    >
      <a className={styles.strip} href={hrefs(locale).asset(asset.id)} tabIndex={-1} aria-hidden>
        {image}
        {Array.from({ length: Math.min(imageCount, mostPictures) - 1 }, (_, index) => (
          <span key={index}>
            <i style={{ backgroundImage: `url(${photographHref(asset.id, index + 2)})` }} />
          </span>
        ))}
      </a>
    </div>
  );
};
