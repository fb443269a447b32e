import { useFormat, useLocale } from '@yoodee/i18n';
import { toBuddhistYear } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import { Checkbox, Field, NativeSelect } from '@yoodee/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-filters.messages.ts';
import type { AssetsPageView, OptionView } from './assets-page.view.ts';
import { Choices, Range } from './filter-controls.tsx';
import { filterNames } from './filter-names.ts';
import type { OptionKey } from './filter-options.view.ts';
import { MeansFilter } from './means-filter.tsx';
import styles from './asset-filters.module.css';

const bathroomChoices = [1, 2, 3, 4];
const parkingChoices = [1, 2, 3, 4];
const dayChoices = [1, 3, 7, 14, 30];
const flags = ['price_reduced', 'has_floor_plan', 'has_video'] as const;

const isOneOf = (key: string) => ['tenure', 'quota', 'pets'].includes(key);

const OneOf = ({ name, options }: { name: string; options: readonly OptionView[] }) => {
  const intl = useIntl();
  const chosen = options.find(({ isChosen }) => isChosen)?.value ?? '';
  return (
    <NativeSelect key={chosen} name={name} defaultValue={chosen}>
      <option value="">{intl.formatMessage(messages.any)}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
};

/** A long list of options, collapsed unless one is chosen. */
const Group = ({ name, options }: { name: OptionKey; options: readonly OptionView[] }) => {
  const format = useFormat();
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  // Only the initial state: it must not collapse when the visitor removes the last choice.
  const [isOpen] = useState(chosen > 0);
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <span>
          <FormattedMessage {...filterNames[name]} />
          {chosen > 0 && ` (${format.number(chosen)})`}
        </span>
      </summary>
      <Choices name={name} options={options} />
    </details>
  );
};

/** The years as a reader of the language types them. */
const yearsIn = (locale: Locale, { year_min, year_max }: AssetsPageView['query']) => {
  const shown = (year: number | undefined) => (year === undefined ? undefined : toBuddhistYear(year));
  return locale === 'th' ? { year_min: shown(year_min), year_max: shown(year_max) } : {};
};

interface MoreFiltersProps {
  groups: NonNullable<AssetsPageView['more']>;
  query: AssetsPageView['query'];
}

/** The filters that few visitors need. Their code loads on demand. */
export default function MoreFilters({ groups, query }: MoreFiltersProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      <MeansFilter query={query} />
      <Field label={<FormattedMessage {...filterNames.bathrooms_min} />}>
        <NativeSelect key={query.bathrooms_min} name="bathrooms_min" defaultValue={query.bathrooms_min ?? ''}>
          <option value="">{intl.formatMessage(messages.anyBedrooms)}</option>
          {bathroomChoices.map((count) => (
            <option key={count} value={count}>
              {intl.formatMessage(messages.bedroomsFrom, { count })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Range label={<FormattedMessage {...filterNames.usable_min} />} of="usable" query={query} />
      <Range label={<FormattedMessage {...filterNames.land_min} />} of="land" query={query} />
      <Range label={<FormattedMessage {...filterNames.floor_min} />} of="floor" query={query} />
      <Range
        label={<FormattedMessage {...filterNames.year_min} />}
        of="year"
        query={{ ...query, ...yearsIn(locale, query) }}
      />
      <Field label={<FormattedMessage {...filterNames.parking_min} />}>
        <NativeSelect key={query.parking_min} name="parking_min" defaultValue={query.parking_min ?? ''}>
          <option value="">{intl.formatMessage(messages.any)}</option>
          {parkingChoices.map((count) => (
            <option key={count} value={count}>
              {`${count}+`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {groups.map(({ key, options }) =>
        isOneOf(key) ? (
          <Field key={key} label={<FormattedMessage {...filterNames[key]} />}>
            <OneOf name={key} options={options} />
          </Field>
        ) : (
          <Group key={key} name={key} options={options} />
        ),
      )}
      <Field label={<FormattedMessage {...filterNames.posted_within} />}>
        <NativeSelect key={query.posted_within} name="posted_within" defaultValue={query.posted_within ?? ''}>
          <option value="">{intl.formatMessage(messages.anyTime)}</option>
          {dayChoices.map((count) => (
            <option key={count} value={count}>
              {intl.formatMessage(messages.lastDays, { count })}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div>
        {flags.map((key) => (
          <Checkbox key={`${key} ${query[key]}`} name={key} value="1" defaultChecked={query[key] ?? false}>
            <FormattedMessage {...filterNames[key]} />
          </Checkbox>
        ))}
      </div>
    </>
  );
}
