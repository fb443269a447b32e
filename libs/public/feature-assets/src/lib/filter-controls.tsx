import { useFormat } from '@yoodee/i18n';
import { Checkbox, Fieldset, Input } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './asset-filters.messages.ts';
import type { AssetsPageView, OptionView } from './assets-page.view.ts';
import styles from './asset-filters.module.css';

/** Checkboxes for the options of a filter, each with its count. */
export const Choices = ({ name, options }: { name: string; options: readonly OptionView[] }) => {
  const format = useFormat();
  return (
    <ul className={styles.choices}>
      {options.map(({ value, label, count, isChosen }) => (
        <li key={value}>
          <Checkbox
            key={String(isChosen)}
            name={name}
            value={value}
            defaultChecked={isChosen}
            disabled={count === 0 && !isChosen}
          >
            <span className={styles.choice}>
              {label}
              {count !== null && <span className={styles.count}>{format.number(count)}</span>}
            </span>
          </Checkbox>
        </li>
      ))}
    </ul>
  );
};

interface RangeProps {
  label: ReactNode;
  of: 'price' | 'usable' | 'land' | 'floor' | 'year';
  query: AssetsPageView['query'];
}

/** Minimum and maximum, as text: Thai or Arabic digits, with or without ล้าน. Amounts are shown in groups of digits. */
export const Range = ({ label, of, query }: RangeProps) => {
  const intl = useIntl();
  const format = useFormat();
  const written = (value: number | undefined) => (value === undefined || of === 'year' ? value : format.number(value));
  const isReversed = query[`${of}_min`]! > query[`${of}_max`]!;
  return (
    <Fieldset label={label} error={isReversed && intl.formatMessage(messages.reversed)}>
      <div className={styles.range}>
        {(['min', 'max'] as const).map((end) => {
          const name = `${of}_${end}` as const;
          const text = intl.formatMessage(end === 'min' ? messages.least : messages.most);
          return (
            <Input
              key={`${end} ${query[name]}`}
              name={name}
              defaultValue={written(query[name])}
              maxLength={60}
              autoComplete="off"
              placeholder={text}
              aria-label={text}
              aria-invalid={isReversed || undefined}
            />
          );
        })}
      </div>
    </Fieldset>
  );
};
