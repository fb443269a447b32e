import { Checkbox, Field, Fieldset, NativeSelect } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-filters.messages.ts';
import type { AssetsPageView, OptionView } from './assets-page.view.ts';
import { Choices, Range } from './filter-controls.tsx';
import { filterNames } from './filter-names.ts';

const bathroomChoices = [1, 2, 3, 4];
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

interface MoreFiltersProps {
  groups: NonNullable<AssetsPageView['more']>;
  query: AssetsPageView['query'];
}

/** The filters that few visitors need. Their code loads on demand. */
export default function MoreFilters({ groups, query }: MoreFiltersProps) {
  const intl = useIntl();
  return (
    <>
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
      {groups.map(({ key, options }) =>
        isOneOf(key) ? (
          <Field key={key} label={<FormattedMessage {...filterNames[key]} />}>
            <OneOf name={key} options={options} />
          </Field>
        ) : (
          <Fieldset key={key} label={<FormattedMessage {...filterNames[key]} />}>
            <Choices name={key} options={options} />
          </Fieldset>
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
