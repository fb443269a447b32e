import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Edits } from '../draft/draft-state.ts';

/** A condominium unit always has a unit title (Condominium Act B.E. 2522), so the form does not ask for it. */
const deedOfType = ({ title_deed_type: deed }: AssetFields, { property_type: type }: Edits): Edits => {
  if (type === 'condo' && deed === null) return { title_deed_type: 'condo_title' };
  return type !== 'condo' && deed === 'condo_title' ? { title_deed_type: null } : {};
};

/**
 * Clears the flood details that have no meaning any more: the depth without a flood, the year and source without an
 * answer.
 */
const detailsOfFlood = ({ flood }: Edits): Edits => ({
  ...(flood !== 'flooded' && { flood_depth_cm: null }),
  ...(flood === null && { flood_year: null, flood_source: null }),
});

type NoiseSources = AssetFields['noise_sources'];

/** "None known" and a source exclude each other: the later choice counts. */
const soleNoise = (before: NoiseSources, chosen: NoiseSources): NoiseSources => {
  if (!chosen?.includes('none') || chosen.length === 1) return chosen;
  return before?.includes('none') ? chosen.filter((source) => source !== 'none') : ['none'];
};

const detailsOfNoise = (before: NoiseSources, chosen: NoiseSources): Edits => {
  const sources = soleNoise(before, chosen);
  return { noise_sources: sources, ...((!sources || sources.includes('none')) && { noise_times: null }) };
};

/** The project id belongs to the chosen name. Another name means another project or an unknown one. */
const projectOfName = ({ project_id }: AssetFields, answers: Edits): Edits =>
  project_id !== null && !('project_id' in answers) && ('project_name_th' in answers || 'project_name_en' in answers)
    ? { project_id: null }
    : {};

/** Adds the values that follow from the member's edits, such as the title deed of a condominium. */
export const withKnownAnswers = (fields: AssetFields, answers: Edits): Edits => ({
  ...answers,
  ...(answers.property_type !== undefined && !('title_deed_type' in answers) && deedOfType(fields, answers)),
  ...projectOfName(fields, answers),
  ...('flood' in answers && detailsOfFlood(answers)),
  ...('noise_sources' in answers && detailsOfNoise(fields.noise_sources, answers.noise_sources as NoiseSources)),
});
