import type { ReactNode } from 'react';
import { ShareAssetIcon, type ShareAssetProps } from './asset-page-share.tsx';
import styles from './asset-page.module.css';

/** What to do with an asset, as icons for the header on a phone. `children`: buttons to save and compare. */
export const AssetHeadActions = ({ children, ...asset }: ShareAssetProps & { children: ReactNode }) => (
  <div className={styles.headActions}>
    {children}
    <ShareAssetIcon {...asset} />
  </div>
);
