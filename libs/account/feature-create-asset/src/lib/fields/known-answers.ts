import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Edits } from '../draft/draft-state.ts';

/**
 * Adds the values that follow from the member's edits. A condominium unit always has a unit title (Condominium Act B.E.
 * 2522), so the form does not ask for it. It is cleared when the property type changes to another type.
 */
export const withKnownAnswers = (fields: AssetFields, answers: Edits): Edits => {
  const { property_type: type } = answers;
  if (type === undefined || 'title_deed_type' in answers) return answers;
  const { title_deed_type: deed } = fields;
  if (type === 'condo' && deed === null) return { ...answers, title_deed_type: 'condo_title' };
  if (type !== 'condo' && deed === 'condo_title') return { ...answers, title_deed_type: null };
  return answers;
};
