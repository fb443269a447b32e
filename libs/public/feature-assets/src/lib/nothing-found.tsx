import type { AssetQuery } from '@yoodee/api-contract';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { EmptyState, Icon, LinkButton } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChipText } from './asset-chips.tsx';
import { messages as filterMessages } from './asset-filters.messages.ts';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import { filtersInWords } from './filter-names.ts';
import styles from './assets-page.module.css';

/** More values of one filter than this are too long for a button: there the filter is named instead. */
const fewValues = 2;

/** What a filter says on its chips, in quotes. */
const useFilterText = ({ chips, query }: AssetsPageView) => {
  const intl = useIntl();
  const textOf = useChipText(query.station_m);
  return (key: keyof AssetQuery): string[] => {
    const values = chips.filter((chip) => chip.key === key);
    if (values.length === 0 || values.length > fewValues) return filtersInWords(intl, [key]);
    return values.map((chip) =>
      key === 'q' ? textOf(chip) : intl.formatMessage(filterMessages.query, { text: textOf(chip) }),
    );
  };
};

/** Which filters to drop, and what that would find. */
export const NothingFound = ({ view }: { view: AssetsPageView }) => {
  const intl = useIntl();
  const { assets } = hrefs(useLocale());
  const textOf = useFilterText(view);
  return (
    <EmptyState
      drawing={<Icon icon={searchIcon} size={48} />}
      action={
        <div className={styles.relaxations}>
          {view.relaxations.map(({ keys, href, total }) => (
            <LinkButton key={href} variant="outline" href={href}>
              <FormattedMessage
                {...messages.relax}
                values={{ filter: intl.formatList(keys.flatMap(textOf)), count: total }}
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
