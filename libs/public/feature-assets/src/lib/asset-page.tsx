import { AssetDetail, type AssetDetailView } from '@yoodee/asset-view';
import { Container } from '@yoodee/ui-kit';
import styles from './asset-page.module.css';

/** One asset, for visitors. */
export const AssetPage = ({ asset }: { asset: AssetDetailView }) => (
  <Container className={styles.page}>
    <AssetDetail asset={asset} />
  </Container>
);
