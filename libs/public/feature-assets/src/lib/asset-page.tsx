import { AssetDetail, type AssetDetailView } from '@yoodee/asset-view';
import { Container } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { ShareAsset } from './asset-page-share.tsx';
import { SimilarAssets } from './similar/similar-assets.tsx';
import type { SimilarView } from './similar/similar-assets.view.ts';
import styles from './asset-page.module.css';

export interface AssetPageProps {
  asset: AssetDetailView;
  /** Canonical address of the page, to share. */
  url: string;
  similar: SimilarView | null;
  /** Save and compare, before sharing. */
  actions?: ReactNode;
  /** Every way to reach the seller, in the seller's card. */
  contact?: ReactNode;
  /** Telling that something is wrong, at the foot. */
  report?: ReactNode;
}

/** One asset, for visitors. */
export const AssetPage = ({ asset, url, similar, actions, contact, report }: AssetPageProps) => (
  <Container className={styles.page}>
    <AssetDetail
      asset={asset}
      actions={
        <>
          {actions}
          <ShareAsset url={url} title={asset.title.text} />
        </>
      }
      contact={contact}
      report={report}
      similar={similar && <SimilarAssets key={asset.id} similar={similar} />}
    />
  </Container>
);
