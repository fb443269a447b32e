import {
  formatArea,
  formatBaht,
  formatDate,
  formatDistance,
  formatLand,
  formatNumber,
  formatPerUnit,
  formatPhone,
  formatRelativeDays,
} from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import { useLocale } from './locale-provider.tsx';

const inLocale = (locale: Locale) => {
  const bind =
    <Rest extends unknown[]>(format: (locale: Locale, ...rest: Rest) => string) =>
    (...rest: Rest) =>
      format(locale, ...rest);
  return {
    area: bind(formatArea),
    baht: bind(formatBaht),
    date: bind(formatDate),
    distance: bind(formatDistance),
    land: bind(formatLand),
    number: formatNumber,
    perUnit: bind(formatPerUnit),
    phone: bind(formatPhone),
    relativeDays: bind(formatRelativeDays),
  };
};

const bound = { th: inLocale('th'), en: inLocale('en') } satisfies Record<Locale, unknown>;

/** The formatters in the language of the page: `const format = useFormat(); format.baht(25_000)`. */
export const useFormat = () => bound[useLocale()];
