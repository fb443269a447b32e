import { nearStationMetres } from '@yoodee/api-contract/asset-list';
import { splitSqWah } from '@yoodee/asset-rules';
import { useFormat, useLocale } from '@yoodee/i18n';
import { withoutBreaks } from '@yoodee/ui-asset-card';
import { RemovableChip } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './asset-filters.messages.ts';
import type { AssetsPageView, ChipView } from './assets-page.view.ts';
import type { MeansView } from './chips.view.ts';
import { filterNames } from './filter-names.ts';
import styles from './assets-page.module.css';

/** `เอาประเภททรัพย์ออก`, `ใกล้อโศก`, `ใกล้ BTS`: words of a Thai sentence have no space between them, Latin ones have. */
export const withoutThaiGaps = (sentence: string) =>
  sentence.replace(/^(เอา|ใกล้) (?=[ก-๙])/, '$1').replace(/([ก-๙]) ออก/, '$1ออก');

/** A filter as text, e.g. "Up to ฿5M"; `metres`: the maximum distance to the stations. */
export const useChipText = (metres = nearStationMetres) => {
  const intl = useIntl();
  const format = useFormat();
  const meansText = ({ monthly, cash, limit, isRent }: MeansView): string => {
    const amounts = [
      ...(monthly ? [intl.formatMessage(messages.monthly, { amount: format.baht(monthly) })] : []),
      ...(cash === null ? [] : [intl.formatMessage(messages.cash, { amount: format.baht(cash, { compact: true }) })]),
    ];
    return intl.formatMessage(isRent ? messages.rentLimit : messages.priceLimit, {
      means: amounts.length > 0 ? amounts.join(' + ') : intl.formatMessage(messages.noMeans),
      limit: format.baht(limit, { compact: true }),
    });
  };
  return ({ key, text, number, means, minutes = 0 }: ChipView): string => {
    if (means) return meansText(means);
    const amount = Number(text);
    const least = (value: string) => intl.formatMessage(messages.minPrice, { price: value });
    const most = (value: string) => intl.formatMessage(messages.maxPrice, { price: value });
    switch (key) {
      case 'q':
        return intl.formatMessage(messages.words, { text: text.replaceAll('"', '') });
      case 'price_min':
        return least(format.baht(amount, { compact: true }));
      case 'price_max':
        return most(format.baht(amount, { compact: true }));
      case 'usable_min':
        return least(format.area(amount));
      case 'usable_max':
        return most(format.area(amount));
      case 'land_min':
        return least(format.land(splitSqWah(amount)));
      case 'land_max':
        return most(format.land(splitSqWah(amount)));
      case 'bedrooms_min':
        return intl.formatMessage(messages.bedroomsChip, { count: amount });
      case 'bathrooms_min':
        return intl.formatMessage(messages.bathroomsChip, { count: amount });
      case 'station':
      case 'rail':
        return withoutThaiGaps(
          intl.formatMessage(messages.nearStation, { name: withoutBreaks(text), distance: format.distance(metres) }),
        );
      case 'reach': {
        const place = text === '' ? intl.formatMessage(messages.chosenPoint) : withoutBreaks(text);
        return intl.formatMessage(messages.withinMinutes, { place, minutes });
      }
      case 'posted_within':
        return intl.formatMessage(messages.lastDays, { count: amount });
      case 'drawn':
        return [intl.formatMessage(filterNames.drawn), ...(number ? [number] : [])].join(' ');
      default:
        return text || intl.formatMessage(filterNames[key]);
    }
  };
};

/** The name of a search: the texts of its filters, without duplicates. */
export const useSearchName = ({ chips, query }: Pick<AssetsPageView, 'chips' | 'query'>): string => {
  const separator = useLocale() === 'en' ? ', ' : ' ';
  const textOf = useChipText(query.station_m);
  return [...new Set(chips.map(textOf))].join(separator);
};

/** The active filters, each with a link that removes it. */
export const AssetChips = ({ view: { chips, query } }: { view: AssetsPageView }) => {
  const intl = useIntl();
  const textOf = useChipText(query.station_m);
  return (
    chips.length > 0 && (
      <ul className={styles.chips} data-over-map="chips" aria-label={intl.formatMessage(messages.active)}>
        {chips.map((chip) => {
          const text = textOf(chip);
          return (
            <li key={`${chip.key} ${chip.href}`}>
              <RemovableChip
                removeHref={chip.href}
                removeLabel={withoutThaiGaps(intl.formatMessage(messages.remove, { filter: text }))}
              >
                {text}
              </RemovableChip>
            </li>
          );
        })}
      </ul>
    )
  );
};
