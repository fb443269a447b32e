import { Icon, Image } from '@yoodee/ui-kit';
import { houseIcon } from '@yoodee/ui-kit/icons';
import styles from './thread.module.css';

/** A small square picture of an asset; decorative, because the title is beside it. */
export const Cover = ({ imageKey }: { imageKey: string | null }) => (
  <span className={styles.cover}>
    {imageKey ? (
      <Image imageKey={imageKey} sizes="56px" alt="" width={56} height={56} />
    ) : (
      <Icon icon={houseIcon} size={24} />
    )}
  </span>
);
