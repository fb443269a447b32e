import type { AssetSummary } from '@yoodee/api-contract/assets';
import { imageHref } from '@yoodee/site';
import { averageColor } from '@yoodee/ui-kit';
import styles from './compare-tray.module.css';

/** A small picture of an asset, next to its title; an empty box while it loads, or without a picture. */
export const AssetThumb = ({ asset }: { asset: AssetSummary | null | undefined }) =>
  asset?.cover ? (
    <img
      className={styles.thumb}
      src={imageHref(asset.cover.key, 320)}
      alt=""
      width={asset.cover.width}
      height={asset.cover.height}
      decoding="async"
      style={asset.cover.thumbhash ? { backgroundColor: averageColor(asset.cover.thumbhash) } : undefined}
    />
  ) : (
    <span className={styles.thumb} />
  );
