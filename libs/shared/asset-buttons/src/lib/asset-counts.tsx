import { useComparison } from '@yoodee/comparison';
import { useFavourites } from '@yoodee/favourites';
import { VisuallyHidden } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-counts.messages.ts';
import styles from './asset-counts.module.css';

/** A badge over the corner of a link's icon; nothing for zero. */
const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      <span className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <VisuallyHidden>
        {' '}
        <FormattedMessage {...messages.count} values={{ count }} />
      </VisuallyHidden>
    </>
  );

export const FavouriteCount = () => <Count count={useFavourites().ids.length} />;
export const CompareCount = () => <Count count={useComparison().ids.length} />;
