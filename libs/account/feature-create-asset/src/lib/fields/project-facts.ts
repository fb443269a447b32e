import type { SuggestedProject } from '@yoodee/api-contract/place-suggestions';
import { assetField, fieldExists, type AssetFieldName, type AssetFields } from '@yoodee/asset-rules/fields';
import { isSameValue, type Changes } from '../draft/draft-state.ts';

const placeCodes = ['province_code', 'district_code', 'subdistrict_code'] as const;

/** The address of the project, unless the member has chosen another one. */
const placeFor = (project: SuggestedProject, fields: AssetFields): Changes => {
  const isOther = placeCodes.some((code) => fields[code] !== null && fields[code] !== project[code]);
  if (isOther || placeCodes.every((code) => fields[code] !== null)) return {};
  const { province_code, district_code, subdistrict_code, postal_code } = project;
  return { province_code, district_code, subdistrict_code, postal_code: fields.postal_code ?? postal_code };
};

const pinFor = ({ point }: SuggestedProject, { lat, lng }: AssetFields): Changes =>
  point && lat === null && lng === null ? point : {};

const facilitiesFor = ({ facilities }: SuggestedProject, fields: AssetFields): Changes => {
  const known = fields.facilities ?? [];
  const all = [...new Set([...known, ...facilities])];
  return fieldExists('facilities', fields) && all.length > known.length ? { facilities: all } : {};
};

/** A number for a field that the member left empty, if the field takes it. */
const numberFor = (name: AssetFieldName, value: number | null, fields: AssetFields): Changes => {
  const { min, max } = assetField(name) as { min: number; max: number };
  const isWanted = value !== null && value >= min && value <= max && fields[name] === null && fieldExists(name, fields);
  return isWanted ? { [name]: value } : {};
};

/** Baht per month for the whole home; null while its area is unknown. */
const feeOf = ({ fee }: SuggestedProject, { usable_area_sqm: area }: AssetFields): number | null =>
  fee && area !== null ? Math.round(fee.baht_per_sqm * area) : null;

/** The facts of a project that the draft lacks. Values that the member filled in stay. */
export const factsFor = (project: SuggestedProject, fields: AssetFields): Changes => ({
  ...placeFor(project, fields),
  ...pinFor(project, fields),
  ...facilitiesFor(project, fields),
  ...numberFor('year_built', project.year_completed, fields),
  ...numberFor('building_floors', project.storeys, fields),
  ...numberFor('common_fee_month', feeOf(project, fields), fields),
});

/** The project itself: its names and its id. */
export const nameOf = ({ id, name }: SuggestedProject, fields: AssetFields): Changes => ({
  project_id: id,
  project_name_th: name.th,
  project_name_en: name.en ?? fields.project_name_en,
});

/** The previous values of those fields that still have the value in `filled`. */
export const undoOf = (filled: Changes, before: AssetFields, fields: AssetFields): Changes =>
  Object.fromEntries(
    (Object.keys(filled) as AssetFieldName[])
      .filter((name) => isSameValue(fields[name], filled[name]))
      .map((name) => [name, before[name]]),
  );
