import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { EmptyState, Icon, LinkButton, WholePhrases } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChipText, withoutThaiGaps } from './asset-chips.tsx';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import { filtersInWords } from './filter-names.ts';
import styles from './assets-page.module.css';

/** With more values than this, the button names the filters instead. */
const fewValues = 2;

/** The texts of the filters' chips, in quotes. */
const useFilterTexts = ({ chips, query }: AssetsPageView) => {
  const intl = useIntl();
  const textOf = useChipText(query.station_m);
  return (keys: readonly (keyof AssetQuery)[]): string[] => {
    const values = chips.filter(({ key }) => keys.includes(key));
    if (values.length > fewValues) return filtersInWords(intl, keys);
    return values.map((chip) => (chip.key === 'q' ? textOf(chip) : `“${textOf(chip)}”`));
  };
};

/** Suggestions when nothing is found: a wider distance or fewer filters, with the number of results. */
export const NothingFound = ({ view }: { view: AssetsPageView }) => {
  const intl = useIntl();
  const format = useFormat();
  const { assets } = hrefs(useLocale());
  const textsOf = useFilterTexts(view);
  // Thai lists have no space before “and”, which a closing quote needs.
  const listOf = (texts: string[]) => intl.formatList(texts).replace('”และ', '” และ ');
  return (
    <EmptyState
      drawing={<Icon icon={searchIcon} size={48} />}
      action={
        <div className={styles.relaxations}>
          {view.relaxations.map(({ keys, metres, href, total: count }) => (
            <LinkButton key={href} variant="outline" href={href}>
              {metres === undefined ? (
                <WholePhrases>
                  {withoutThaiGaps(intl.formatMessage(messages.relax, { filter: listOf(textsOf(keys)), count }))}
                </WholePhrases>
              ) : (
                <FormattedMessage {...messages.widen} values={{ distance: format.distance(metres), count }} />
              )}
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
