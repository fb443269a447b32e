import { ChipLink, Icon } from '@yoodee/ui-kit';
import { layoutGridIcon, mapIcon, panelsTopLeftIcon } from '@yoodee/ui-kit/icons';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { messages } from './map.messages.ts';
import { inView, resultViews, type ResultView } from './result-view.ts';
import styles from './map-results.module.css';

const icons = { list: layoutGridIcon, split: panelsTopLeftIcon, map: mapIcon };

/**
 * Narrow screens show the split view as the list, so the list must be marked as current there. The split view therefore
 * has two links to the list, of which CSS shows one.
 */
const linksOf = (resultView: ResultView) =>
  resultViews.flatMap((view) => {
    const isCurrent = view === resultView;
    const link = { view, isCurrent, key: view, className: view === 'split' ? styles.wideOnly : undefined };
    if (view !== 'list' || resultView !== 'split') return [link];
    return [
      { ...link, isCurrent: true, key: 'narrow-list', className: styles.narrowOnly },
      { ...link, className: styles.wideOnly },
    ];
  });

/** Links to the views: list, list beside map, or map. */
export const ViewSwitch = ({ resultView }: { resultView: ResultView }) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.switch} aria-label={intl.formatMessage(messages.views)}>
      {linksOf(resultView).map(({ view, isCurrent, key, className }) => (
        <ChipLink key={key} href={inView(pathname + search, view)} selected={isCurrent} className={className}>
          <Icon icon={icons[view]} size={16} />
          {intl.formatMessage(messages[view])}
        </ChipLink>
      ))}
    </nav>
  );
};
