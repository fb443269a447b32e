import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { Suggestions } from '@yoodee/api-contract/search-reading';
import { useLocale } from '@yoodee/i18n';
import { withoutBreaks } from '@yoodee/ui-asset-card';
import { useIntl } from 'react-intl';
import { useChipText } from '../asset-chips.tsx';
import type { SuggestionGroup } from './suggestion-groups.ts';
import { messages } from './suggestions.messages.ts';

/** What the typed text was understood as, as one option that searches for it: "Condo · Near BTS Asok (800 m)". */
export const usePreview = (found: Suggestions | null, typed: string): SuggestionGroup[] => {
  const intl = useIntl();
  const locale = useLocale();
  const parts = found?.preview?.parts ?? [];
  const metres = parts.find(({ key }) => key === 'station_m')?.value;
  const textOf = useChipText(metres === undefined ? undefined : Number(metres));
  if (!found?.preview) return [];
  const texts = parts
    .filter(({ key }) => key !== 'station_m' && key !== 'sort')
    .map(({ key, value, name }) =>
      textOf({ key: key as keyof AssetQuery, text: name ? withoutBreaks(name[locale] ?? name.th) : value, href: '' }),
    );
  const text = texts.map(withoutBreaks).join(' · ') || typed;
  const detail = intl.formatMessage(messages.listings, { count: found.preview.count });
  return [{ name: 'understood', options: [{ text, detail, filters: null, search: typed }] }];
};
