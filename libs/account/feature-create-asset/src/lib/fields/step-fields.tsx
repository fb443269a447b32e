import {
  assetField,
  assetFieldNames,
  fieldExists,
  fieldGroup,
  type AssetFieldName,
  type AssetGroup,
  type AssetStep,
} from '@yoodee/asset-rules/fields';
import { Heading } from '@yoodee/ui-kit';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { AssetFieldControl } from './asset-field-control.tsx';
import { ContactChannels } from './contact-channels.tsx';
import { useDraftForm } from './draft-form.ts';
import { FloodFields } from './flood-fields.tsx';
import { LandRow } from './land-row.tsx';
import { NoiseFields } from './noise-fields.tsx';
import { PlaceCascade } from './place-cascade.tsx';
import { LazyPlotFields } from '../plot/lazy-plot.tsx';
import { PointFields } from './point-fields.tsx';
import { groupTitles } from './step-fields.messages.ts';
import styles from './fields.module.css';

/** Components of their own: most edit several fields together and are placed at the first one. */
const togetherAs: Partial<Record<AssetFieldName, ComponentType>> = {
  province_code: PlaceCascade,
  land_rai: LandRow,
  lat: PointFields,
  plot_outline: LazyPlotFields,
  flood: FloodFields,
  noise_sources: NoiseFields,
  contact_channels: ContactChannels,
};

const inCompany: ReadonlySet<AssetFieldName> = new Set([
  'project_id',
  'district_code',
  'subdistrict_code',
  'postal_code',
  'land_ngan',
  'land_sq_wah',
  'lng',
  'flood_year',
  'flood_depth_cm',
  'flood_source',
  'noise_times',
]);

interface Group {
  group: AssetGroup;
  names: AssetFieldName[];
}

const groupsOf = (names: readonly AssetFieldName[], kind: Parameters<typeof fieldGroup>[1]): Group[] => {
  const groups: Group[] = [];
  for (const name of names) {
    const group = fieldGroup(name, kind);
    const known = groups.find((one) => one.group === group);
    if (known) known.names.push(name);
    else groups.push({ group, names: [name] });
  }
  return groups;
};

const FieldOrCompany = ({ name }: { name: AssetFieldName }) => {
  const Together = togetherAs[name];
  return Together ? <Together /> : <AssetFieldControl name={name} />;
};

/** All fields of a step that apply to this property type and deal, in the order of the contract and by group. */
export const StepFields = ({ step }: { step: AssetStep }) => {
  const { fields } = useDraftForm();
  const groups = groupsOf(
    assetFieldNames.filter(
      (name) => assetField(name).step === step && fieldExists(name, fields) && !inCompany.has(name),
    ),
    fields,
  );
  return groups.map(({ group, names }) => {
    const title = groupTitles[group as keyof typeof groupTitles];
    return (
      <section key={group} className={styles.group}>
        {title && (
          <Heading level={2} size="md">
            <FormattedMessage {...title} />
          </Heading>
        )}
        <div className={styles.grid}>
          {names.map((name) => (
            <FieldOrCompany key={name} name={name} />
          ))}
        </div>
      </section>
    );
  });
};
