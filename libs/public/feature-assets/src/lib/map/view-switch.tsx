import { ChipLink, Icon } from '@yoodee/ui-kit';
import { layoutGridIcon, mapIcon, panelsTopLeftIcon } from '@yoodee/ui-kit/icons';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { messages } from './map.messages.ts';
import { inView, resultViews, type ResultView } from './result-view.ts';
import styles from './map-results.module.css';

const icons = { list: layoutGridIcon, split: panelsTopLeftIcon, map: mapIcon };

/** List, list beside map, or map: links, each with its own address. */
export const ViewSwitch = ({ resultView }: { resultView: ResultView }) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.switch} aria-label={intl.formatMessage(messages.views)}>
      {resultViews.map((view) => (
        <ChipLink
          key={view}
          href={inView(pathname + search, view)}
          selected={view === resultView}
          className={view === 'split' ? styles.wideOnly : undefined}
        >
          <Icon icon={icons[view]} size={16} />
          {intl.formatMessage(messages[view])}
        </ChipLink>
      ))}
    </nav>
  );
};
