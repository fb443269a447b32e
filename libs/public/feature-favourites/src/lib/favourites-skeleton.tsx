import { Grid, Skeleton } from '@yoodee/ui-kit';
import styles from './favourites-page.module.css';

/** Placeholders for cards that are loading. */
export const FavouritesSkeleton = () => (
  <Grid columns="cards">
    {[0, 1, 2, 3].map((position) => (
      <Skeleton key={position} className={styles.waiting} />
    ))}
  </Grid>
);
