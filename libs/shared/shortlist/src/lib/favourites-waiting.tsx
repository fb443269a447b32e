import { Grid, Skeleton } from '@yoodee/ui-kit';
import styles from './favourites-page.module.css';

/** Room for cards that are being read. */
export const Waiting = () => (
  <Grid columns="cards">
    {[0, 1, 2, 3].map((place) => (
      <Skeleton key={place} className={styles.waiting} />
    ))}
  </Grid>
);
