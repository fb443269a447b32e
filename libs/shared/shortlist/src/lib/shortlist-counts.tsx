import { VisuallyHidden } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './shortlist-counts.messages.ts';
import styles from './shortlist-counts.module.css';
import { useShortlist } from './use-shortlist.ts';

/** How many there are, over the corner of the icon in the link; nothing for none. */
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

export const FavouriteCount = () => <Count count={useShortlist().favourites.length} />;
export const CompareCount = () => <Count count={useShortlist().compare.length} />;
