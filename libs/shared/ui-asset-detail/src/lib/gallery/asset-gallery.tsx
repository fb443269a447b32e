import { useLocale } from '@yoodee/i18n';
import { imageHref } from '@yoodee/site';
import { Icon, Image } from '@yoodee/ui-kit';
import { imagesIcon, layoutGridIcon, playIcon } from '@yoodee/ui-kit/icons';
import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssetDetailView } from '../asset-detail.view.ts';
import { messages } from './asset-gallery.messages.ts';
import { galleryItems } from './gallery-item.ts';
import type { LightboxProps } from './lightbox.tsx';
import styles from './asset-gallery.module.css';

/** Large enough for details, small enough for mobile data. */
const fullWidth = 2048;

/** The browser handles a click that opens a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const useLightbox = () => {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [start, setStart] = useState<number | null>(null);
  const openAt = (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('./lightbox.tsx').then(
      (module) => {
        setLightbox(() => module.Lightbox);
        setStart(index);
      },
      // The link works without it.
      () => location.assign(href),
    );
  };
  return { Lightbox, start, openAt, close: () => setStart(null) };
};

export interface AssetGalleryProps extends Pick<AssetDetailView, 'images' | 'floorPlans' | 'video' | 'isLand'> {
  title: string;
}

/**
 * A strip to swipe on a phone, a mosaic of the first pictures on wider screens. Each links to the picture file, which
 * works without script; with script it opens the lightbox.
 */
export const AssetGallery = ({ title, images, floorPlans, video, isLand }: AssetGalleryProps) => {
  const intl = useIntl();
  const items = galleryItems({ images, floorPlans, video, isLand }, useLocale(), intl);
  const { Lightbox, start, openAt, close } = useLightbox();
  const first = items[0];
  if (first?.type !== 'picture') return null;
  const jump = (index: number, href: string, icon: ReactNode, text: ReactNode) => (
    <a className={styles.jump} href={href} onClick={openAt(index)} data-held>
      {icon}
      {text}
    </a>
  );
  const hrefOf = ({ key }: { key: string }) => imageHref(key, fullWidth);
  return (
    <section className={styles.gallery} aria-label={intl.formatMessage(messages.label)}>
      <ul className={styles.strip} data-count={Math.min(items.length, 5)}>
        {items.map(
          (item, index) =>
            item.type === 'picture' && (
              <li key={item.key} className={styles.slide}>
                <a href={hrefOf(item.picture)} onClick={openAt(index)} data-held>
                  <Image
                    imageKey={item.picture.key}
                    sizes={index === 0 ? '100vw md:66vw lg:600px' : '100vw md:33vw lg:300px'}
                    alt={item.alt.text}
                    lang={item.alt.lang}
                    width={item.picture.width}
                    height={item.picture.height}
                    thumbhash={item.picture.thumbhash}
                    priority={index === 0}
                    className={item.group === 'plan' ? styles.plan : styles.photo}
                  />
                </a>
              </li>
            ),
        )}
      </ul>
      <div className={styles.jumps}>
        {jump(
          0,
          hrefOf(first.picture),
          <Icon icon={imagesIcon} size={16} />,
          <FormattedMessage {...messages.all} values={{ count: images.length }} />,
        )}
        {floorPlans[0] &&
          jump(
            images.length,
            hrefOf(floorPlans[0]),
            <Icon icon={layoutGridIcon} size={16} />,
            <FormattedMessage {...(isLand ? messages.plots : messages.plans)} values={{ count: floorPlans.length }} />,
          )}
        {video?.embed &&
          jump(
            items.length - 1,
            video.href,
            <Icon icon={playIcon} size={16} />,
            <FormattedMessage {...messages.video} />,
          )}
        {video && !video.embed && (
          <a className={styles.jump} href={video.href} target="_blank" rel="noopener nofollow">
            <Icon icon={playIcon} size={16} />
            <FormattedMessage {...messages.video} />
          </a>
        )}
      </div>
      {Lightbox && start !== null && (
        <Lightbox title={title} items={items} isLand={isLand} start={start} onClose={close} />
      )}
    </section>
  );
};
