import type { AssetFieldName } from '@yoodee/asset-rules/fields';
import { useLocale } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { Button, NativeSelect, Notice } from '@yoodee/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Edits } from '../draft/draft-state.ts';
import { useGetProvinceQuery, useGetProvincesQuery } from '../geo.api.ts';
import { useDraftForm } from './draft-form.ts';
import { FieldFrame } from './field-frame.tsx';
import { messages } from './place-cascade.messages.ts';
import { PlaceFinder } from './place-finder.tsx';
import { TextControl } from './text-control.tsx';
import styles from './fields.module.css';

interface Place {
  code: string;
  name: { th: string; en: string };
}

const byName = (locale: Locale) => {
  const { compare } = new Intl.Collator(locale);
  return (a: Place, b: Place) => compare(a.name[locale], b.name[locale]);
};

interface PlaceSelectProps {
  name: AssetFieldName;
  places: readonly Place[] | undefined;
  isLoading: boolean;
  /** Whether loading the options failed. */
  hasFailed: boolean;
  onChoose: (code: string | null) => void;
}

const PlaceSelect = ({ name, places, isLoading, hasFailed, onChoose }: PlaceSelectProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const { fields } = useDraftForm();
  const hasNone = hasFailed || places?.length === 0;
  const first = isLoading ? messages.loading : hasNone ? messages.noData : messages.choose;
  return (
    <FieldFrame name={name}>
      <NativeSelect
        value={places ? ((fields[name] as string | null) ?? '') : ''}
        disabled={!places}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{intl.formatMessage(first)}</option>
        {places?.toSorted(byName(locale)).map(({ code, name: names }) => (
          <option key={code} value={code}>
            {names[locale]}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
};

/** Resets the fields below the changed level, because their values are outside the new area. */
const below: Edits = { subdistrict_code: null, postal_code: null };

/**
 * A place search, followed by selects for province, district and subdistrict. Each select depends on the one before.
 * The postal code follows from the subdistrict.
 */
export const PlaceCascade = () => {
  const { fields, change } = useDraftForm();
  const provinces = useGetProvincesQuery();
  const province = useGetProvinceQuery(fields.province_code ?? skipToken);
  const districts = fields.province_code ? province.currentData?.districts : undefined;
  const subdistricts = districts?.find(({ code }) => code === fields.district_code)?.subdistricts;
  const postalCodeOf = (chosen: string | null) =>
    subdistricts?.find(({ code }) => code === chosen)?.postal_code ?? null;
  /** All codes of a place change together, so that they never mix with the codes of another change. */
  const within: Edits = { province_code: fields.province_code };
  const hasFailed = provinces.isError || province.isError;
  const retry = () => {
    if (provinces.isError) void provinces.refetch();
    if (province.isError) void province.refetch();
  };
  return (
    <>
      <PlaceFinder />
      {hasFailed && (
        <Notice tone="danger" role="alert" className={styles.wideField}>
          <FormattedMessage {...messages.failed} />{' '}
          <Button variant="outline" size="sm" onClick={retry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        </Notice>
      )}
      <PlaceSelect
        name="province_code"
        places={provinces.data}
        isLoading={provinces.isLoading}
        hasFailed={provinces.isError}
        onChoose={(code) => change({ province_code: code, district_code: null, ...below })}
      />
      <PlaceSelect
        name="district_code"
        places={districts}
        isLoading={province.isFetching}
        hasFailed={province.isError}
        onChoose={(code) => change({ ...within, district_code: code, ...below })}
      />
      <PlaceSelect
        name="subdistrict_code"
        places={subdistricts}
        isLoading={province.isFetching}
        hasFailed={province.isError}
        onChoose={(code) =>
          change({
            ...within,
            district_code: fields.district_code,
            subdistrict_code: code,
            postal_code: postalCodeOf(code),
          })
        }
      />
      <FieldFrame name="postal_code">
        <TextControl name="postal_code" />
      </FieldFrame>
    </>
  );
};
