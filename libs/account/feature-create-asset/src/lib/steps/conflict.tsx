import { plainText, type AssetFieldName, type AssetFields } from '@yoodee/api-contract';
import { fieldText, placeLine } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { Button, Notice, RadioCardGroup } from '@yoodee/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { clashGroups, type Edits } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { isUnread } from '../fields/field-problem.ts';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import { useGetProvinceQuery } from '../geo.api.ts';
import { placeOf } from '../place-names.ts';
import { messages } from './conflict.messages.ts';
import styles from './draft-notices.module.css';

type Side = 'mine' | 'theirs';

/** Questions of more than one field, by the first of them. */
const groupNames = { province_code: messages.place, lat: messages.point, land_rai: messages.land } as const;

const separator = ' · ';

/** The place of codes in words, once their province is loaded. */
const PlaceWords = ({ fields }: { fields: AssetFields }) => {
  const locale = useLocale();
  const { currentData: province } = useGetProvinceQuery(fields.province_code ?? skipToken);
  const { subdistrict, district, province: name } = placeOf(fields, province);
  return placeLine(locale, subdistrict, district, name);
};

interface ValueProps {
  names: readonly AssetFieldName[];
  fields: AssetFields;
  /** Of the member: what cannot be read stands here. */
  edits?: Edits;
}

const Value = ({ names, fields, edits }: ValueProps) => {
  const locale = useLocale();
  const textOf = (name: AssetFieldName) => {
    const edited = edits?.[name];
    return isUnread(edited) ? edited.typed : plainText(fieldText(name, fields, locale) ?? '');
  };
  const said = names.map(textOf).filter((text) => text !== '');
  return (
    <span className={styles.value}>
      {said.length === 0 && <FormattedMessage {...messages.empty} />}
      {said.length > 0 && (names[0] === 'province_code' ? <PlaceWords fields={fields} /> : said.join(separator))}
    </span>
  );
};

/** The same field was changed here and elsewhere: both are shown, and the member takes either, question by question. */
export const Conflict = ({ draft: { state, fields, session } }: { draft: Draft }) => {
  const intl = useIntl();
  const { label } = useFieldTexts();
  const [chosen, setChosen] = useState<Partial<Record<AssetFieldName, Side>>>({});
  const { theirs } = state;
  if (!theirs) return null;
  const groups = clashGroups(state, theirs);
  const sideOf = ([first]: readonly AssetFieldName[]): Side => chosen[first!] ?? 'mine';
  const decide = () => session.decide(groups.filter((names) => sideOf(names) === 'theirs').flat());
  const titleOf = (first: AssetFieldName) => {
    const message = groupNames[first as keyof typeof groupNames];
    return message ? intl.formatMessage(message) : label(first);
  };
  return (
    <Notice tone="warning" role="alert" title={<FormattedMessage {...messages.title} />}>
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <div className={styles.clashes}>
        {groups.map((names) => (
          <RadioCardGroup
            key={names[0]}
            name={`conflict-${names[0]}`}
            label={titleOf(names[0]!)}
            value={sideOf(names)}
            onValueChange={(side) => setChosen({ ...chosen, [names[0]!]: side })}
            options={[
              {
                value: 'mine',
                label: intl.formatMessage(messages.mine),
                description: <Value names={names} fields={fields} edits={state.edits} />,
              },
              {
                value: 'theirs',
                label: intl.formatMessage(messages.theirs),
                description: <Value names={names} fields={theirs} />,
              },
            ]}
          />
        ))}
      </div>
      <Button onClick={decide}>
        <FormattedMessage {...messages.use} />
      </Button>
    </Notice>
  );
};
