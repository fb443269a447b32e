import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { NativeSelect } from '@yoodee/ui-kit';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { messages } from './date-control.messages.ts';
import { useDraftField } from './draft-form.ts';
import styles from './fields.module.css';

const yearsAhead = 5;

interface Parts {
  day: string;
  month: string;
  year: string;
}
type Part = keyof Parts;

const parts: readonly Part[] = ['day', 'month', 'year'];
const nothing: Parts = { day: '', month: '', year: '' };

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const readParts = (date: string | null): Parts => {
  if (!date) return nothing;
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: String(Number(month)), day: String(Number(day)) };
};

/** The ISO date, or null until all three parts are selected. A day after the end of the month becomes its last day. */
const dateOf = ({ day, month, year }: Parts): string | null => {
  if (!day || !month || !year) return null;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(Number(month))}-${two(Math.min(Number(day), last))}`;
};

const optionsOf = (part: Part, chosen: string): string[] => {
  if (part === 'day') return range(1, 31);
  if (part === 'month') return range(1, 12);
  const thisYear = new Date().getFullYear();
  const years = range(thisYear, thisYear + yearsAhead);
  return chosen === '' || years.includes(chosen) ? years : [chosen, ...years];
};

const nameOf = (part: Part, value: string, { locale, intl }: { locale: Locale; intl: IntlShape }): string => {
  if (part === 'day') return value;
  if (part === 'year') return String(Number(value) + (locale === 'th' ? 543 : 0));
  return intl.formatDate(Date.UTC(2000, Number(value) - 1, 15), { month: 'long', timeZone: 'UTC' });
};

/**
 * Selects for day, month and year. The year is in the era of the page's language: native date inputs do not support
 * Buddhist years.
 */
export const DateControl = ({ name }: { name: AssetFieldName }) => {
  const intl = useIntl();
  const locale = useLocale();
  const { value, setValue } = useDraftField<string>(name);
  const [begun, setBegun] = useState<Parts>(nothing);
  const shown = value ? readParts(value) : begun;

  const choose = (part: Part, chosen: string) => {
    const next = { ...shown, [part]: chosen };
    setBegun(next);
    const date = dateOf(next);
    if (date !== value) setValue(date);
  };

  return (
    <div className={styles.date}>
      {parts.map((part) => (
        <NativeSelect
          key={part}
          aria-label={intl.formatMessage(messages[part])}
          value={shown[part]}
          onChange={({ target }) => choose(part, target.value)}
        >
          <option value="">{intl.formatMessage(messages[part])}</option>
          {optionsOf(part, shown[part]).map((option) => (
            <option key={option} value={option}>
              {nameOf(part, option, { locale, intl })}
            </option>
          ))}
        </NativeSelect>
      ))}
    </div>
  );
};
