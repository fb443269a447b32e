import type { AssetFields } from '@yoodee/api-contract';
import type { Edits } from '../draft/draft-state.ts';

/**
 * The member's answers with what follows from them. A condominium unit is registered by its unit title and by nothing
 * else (Condominium Act B.E. 2522), so nobody is asked for it; it goes when the asset turns out to be no condominium.
 */
export const withKnownAnswers = (fields: AssetFields, answers: Edits): Edits => {
  const { property_type: type } = answers;
  if (type === undefined || 'title_deed_type' in answers) return answers;
  const { title_deed_type: deed } = fields;
  if (type === 'condo' && deed === null) return { ...answers, title_deed_type: 'condo_title' };
  if (type !== 'condo' && deed === 'condo_title') return { ...answers, title_deed_type: null };
  return answers;
};
