import { isUnread } from '@yoodee/account-ui-number-input';
import type { AssetFieldName, AssetFields } from '@yoodee/asset-rules/fields';
import { plainText } from '@yoodee/asset-rules/texts';
import { useLocale } from '@yoodee/i18n';
import { otherLocale } from '@yoodee/site';
import { fieldText, placeLine } from '@yoodee/ui-asset-card';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Edits } from '../draft/draft-state.ts';
import { useGetProvinceQuery } from '../geo.api.ts';
import { placeOf } from '../place-names.ts';
import { messages } from './field-values.messages.ts';
import { useFieldTexts } from './use-field-texts.ts';
import styles from './field-values.module.css';

/** Labels of field groups that are decided together, by the first field. */
const groupNames = { province_code: messages.place, lat: messages.point, land_rai: messages.land } as const;

const separator = ' · ';

/** The names of place codes, once their province is loaded. */
const PlaceWords = ({ fields }: { fields: AssetFields }) => {
  const locale = useLocale();
  const { currentData: province } = useGetProvinceQuery(fields.province_code ?? skipToken);
  const { subdistrict, district, province: name } = placeOf(fields, province);
  return placeLine(locale, subdistrict, district, name);
};

export interface FieldValuesProps {
  names: readonly AssetFieldName[];
  fields: AssetFields;
  /** The member's edits, which include text that is not a number. */
  edits?: Edits;
}

/** The values of fields that belong together, in the words of the asset page. */
export const FieldValues = ({ names, fields, edits }: FieldValuesProps) => {
  const locale = useLocale();
  const textOf = (name: AssetFieldName) => {
    const edited = edits?.[name];
    return isUnread(edited) ? edited.typed : plainText(fieldText(name, fields, locale) ?? '');
  };
  const said = names.map(textOf).filter((text) => text !== '');
  return (
    <span className={styles.value} lang={otherLocale(locale, said.join(separator))}>
      {said.length === 0 && <FormattedMessage {...messages.empty} />}
      {said.length > 0 && (names[0] === 'province_code' ? <PlaceWords fields={fields} /> : said.join(separator))}
    </span>
  );
};

/** The label of a field, or of the group that it begins. */
export const useGroupLabel = () => {
  const intl = useIntl();
  const { label } = useFieldTexts();
  return ([first]: readonly AssetFieldName[]): string => {
    const message = groupNames[first as keyof typeof groupNames];
    return message ? intl.formatMessage(message) : label(first!);
  };
};
