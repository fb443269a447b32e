import { Image } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './home-page.messages.ts';
import type { ProvinceTile } from './home-page.view.ts';
import styles from './province-tiles.module.css';

/** The provinces with the most listings, each with a picture of its newest one. */
export const ProvinceTiles = ({ tiles }: { tiles: readonly ProvinceTile[] }) => (
  <ul className={styles.tiles}>
    {tiles.map(({ code, href, label, count, cover }, index) => (
      <li key={code}>
        <a href={href} className={styles.tile}>
          <Image
            imageKey={cover.key}
            sizes={index === 0 ? '100vw lg:50vw xl:600px' : '50vw lg:25vw xl:290px'}
            alt=""
            width={cover.width}
            height={cover.height}
            thumbhash={cover.thumbhash}
            className={styles.image}
          />
          <span className={styles.words}>
            <span className={styles.name}>{label}</span>
            <FormattedMessage {...messages.listings} values={{ count }} />
          </span>
        </a>
      </li>
    ))}
  </ul>
);
