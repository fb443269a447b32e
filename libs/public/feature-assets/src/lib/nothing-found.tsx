import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { EmptyState, Icon, LinkButton } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import { filtersInWords } from './filter-names.ts';
import styles from './assets-page.module.css';

/** Which filters to drop, and what that would find. */
export const NothingFound = ({ relaxations }: Pick<AssetsPageView, 'relaxations'>) => {
  const intl = useIntl();
  const { assets } = hrefs(useLocale());
  return (
    <EmptyState
      drawing={<Icon icon={searchIcon} size={48} />}
      action={
        <div className={styles.relaxations}>
          {relaxations.map(({ keys, href, total }) => (
            <LinkButton key={href} variant="outline" href={href}>
              <FormattedMessage
                {...messages.relax}
                values={{
                  filter: intl.formatList(filtersInWords(intl, keys)),
                  count: total,
                }}
              />
            </LinkButton>
          ))}
          <LinkButton variant="ghost" href={assets}>
            <FormattedMessage {...messages.showAll} />
          </LinkButton>
        </div>
      }
    >
      <FormattedMessage {...messages.empty} />
    </EmptyState>
  );
};
