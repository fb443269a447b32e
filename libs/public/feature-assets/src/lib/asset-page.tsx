import { PartWhenNear } from '@yoodee/public-page';
import { AssetDetail, type AssetDetailView } from '@yoodee/ui-asset-detail';
import { Container } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { ShareAsset } from './asset-page-share.tsx';
import { loadPart } from './load-part.ts';
import { SimilarAssets } from './similar/similar-assets.tsx';
import type { SimilarView } from './similar/similar-assets.view.ts';
import styles from './asset-page.module.css';

export interface AssetPageProps {
  asset: AssetDetailView;
  /** Canonical URL of the page, for sharing. */
  url: string;
  similar: SimilarView | null;
  /** Buttons to save and compare, before the share button. */
  actions?: ReactNode;
  /** Contact channels, in the seller's card. */
  contact?: ReactNode;
  /** The button to report a problem, at the end. */
  report?: ReactNode;
}

/** One asset, for visitors. */
export const AssetPage = ({ asset, url, similar, actions, contact, report }: AssetPageProps) => (
  <Container className={styles.page}>
    <AssetDetail
      asset={asset}
      actions={
        <div className={styles.actions}>
          {actions}
          <ShareAsset url={url} title={asset.title.text} />
        </div>
      }
      contact={contact}
      comparison={
        <PartWhenNear key={asset.id} about={asset.id} load={loadPart.priceComparison} className={styles.part} />
      }
      surroundings={
        <PartWhenNear key={asset.id} about={asset.id} load={loadPart.surroundings} className={styles.part} />
      }
      report={report}
      similar={similar && <SimilarAssets key={asset.id} similar={similar} />}
    />
  </Container>
);
