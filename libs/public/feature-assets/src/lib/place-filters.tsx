import { nearStationMetres, stationDistances, stationWalkMinutes } from '@yoodee/api-contract/asset-list';
import { useFormat, useLocale } from '@yoodee/i18n';
import { Checkbox, Field, Fieldset, NativeSelect } from '@yoodee/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { messages } from './asset-filters.messages.ts';
import type { AssetsPageView, OptionView } from './assets-page.view.ts';
import { filterNames } from './filter-names.ts';
import type { AllPlaces } from './load-all-places.ts';
import { ReachFilter } from './reach-filter.tsx';

interface PlaceSelectProps {
  name: 'province' | 'district' | 'subdistrict';
  options: readonly OptionView[];
  none: string;
}

const PlaceSelect = ({ name, options, none }: PlaceSelectProps) => {
  const format = useFormat();
  const chosen = options.find(({ isChosen }) => isChosen)?.value ?? '';
  return (
    <NativeSelect key={chosen} name={name} defaultValue={chosen}>
      <option value="">{none}</option>
      {options.map(
        ({ value, label, count }) =>
          (count !== 0 || value === chosen) && (
            <option key={value} value={value}>
              {count === null ? label : `${label} (${format.number(count)})`}
            </option>
          ),
      )}
    </NativeSelect>
  );
};

/** Checkboxes of the chosen stations, a select that adds one, and the distance. */
const StationFilter = ({ stations, metres }: { stations: readonly OptionView[]; metres: number | undefined }) => {
  const intl = useIntl();
  const format = useFormat();
  const chosen = stations.filter(({ isChosen }) => isChosen);
  const others = stations.filter(({ isChosen }) => !isChosen);
  return (
    <>
      {chosen.map(({ value, label }) => (
        <Checkbox key={value} name="station" value={value} defaultChecked>
          {label}
        </Checkbox>
      ))}
      <NativeSelect
        key={chosen.map(({ value }) => value).join()}
        name="station"
        defaultValue=""
        aria-label={intl.formatMessage(messages.addStation)}
      >
        <option value="">{intl.formatMessage(messages.addStation)}</option>
        {others.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {chosen.length > 0 && (
        <NativeSelect
          key={metres}
          name="station_m"
          defaultValue={metres ?? nearStationMetres}
          aria-label={intl.formatMessage(filterNames.station_m)}
        >
          {stationDistances.map((distance) => (
            <option key={distance} value={distance}>
              {intl.formatMessage(messages.withinOnFoot, {
                distance: format.distance(Number(distance)),
                minutes: stationWalkMinutes[distance],
              })}
            </option>
          ))}
        </NativeSelect>
      )}
    </>
  );
};

/** All provinces and stations, loaded when the visitor reaches the filters; the HTML has only a few. */
const useAllPlaces = () => {
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const [all, setAll] = useState<AllPlaces | null>(null);
  const ask = () => {
    if (isAsked) return;
    setAsked(true);
    void import('./load-all-places.ts')
      .then(({ loadAllPlaces }) => loadAllPlaces(locale))
      .then(setAll, () => setAsked(false));
  };
  return { all, ask };
};

/** Province, district, subdistrict, stations, and the time to places. */
export const PlaceFilters = ({ view }: { view: AssetsPageView }) => {
  const { query, provinces, provinceCounts, districts, subdistricts, stations } = view;
  const intl = useIntl();
  const { all, ask } = useAllPlaces();
  const text = (message: TypedMessageDescriptor) => intl.formatMessage(message);
  const allProvinces =
    all?.provinces.map(({ value, label }): OptionView => ({
      value,
      label,
      count: provinceCounts[value] ?? 0,
      isChosen: value === query.province,
    })) ?? provinces;
  const allStations =
    all?.stations.map(({ value, label }): OptionView => ({
      value,
      label,
      count: null,
      isChosen: query.station?.includes(value) ?? false,
    })) ?? stations;
  return (
    <div onPointerEnter={ask} onFocus={ask}>
      <Field label={<FormattedMessage {...filterNames.province} />}>
        <PlaceSelect name="province" options={allProvinces} none={text(messages.anywhere)} />
      </Field>
      {districts.length > 0 && (
        <Field label={<FormattedMessage {...filterNames.district} />}>
          <PlaceSelect name="district" options={districts} none={text(messages.anyDistrict)} />
        </Field>
      )}
      {subdistricts.length > 0 && (
        <Field label={<FormattedMessage {...filterNames.subdistrict} />}>
          <PlaceSelect name="subdistrict" options={subdistricts} none={text(messages.anySubdistrict)} />
        </Field>
      )}
      <Fieldset label={<FormattedMessage {...filterNames.station} />}>
        <StationFilter stations={allStations} metres={query.station_m} />
      </Fieldset>
      <Fieldset label={<FormattedMessage {...filterNames.reach} />}>
        <ReachFilter reaches={view.reaches} stations={allStations} point={all && <all.ReachPoint />} />
      </Fieldset>
    </div>
  );
};
