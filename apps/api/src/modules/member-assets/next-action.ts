import type { NextAction } from '@yoodee/api-contract/member-assets';
import { confirmAfterDays, isAvailable } from '@yoodee/asset-rules';
import type { AssetStatus } from '@yoodee/asset-rules/options';

/** Input for the next action of a listing. Days are complete days by the database's clock. */
export interface Standing {
  status: AssetStatus;
  propertyType: string | null;
  imageCount: number;
  /** 0–100. */
  completeness: number;
  newLeads: number;
  /** Null when it was never confirmed. */
  daysSinceConfirmed: number | null;
}

/** Listings with this many photographs are opened more often; land needs fewer. */
const plentyOfPhotos = 8;
const plentyOfLandPhotos = 4;

const almostComplete = 80;

const freshening = ({ status, daysSinceConfirmed }: Standing): NextAction | null => {
  if (status === 'expired') return 'renew';
  if (status === 'published' && (daysSinceConfirmed ?? 0) >= confirmAfterDays) return 'confirm';
  return null;
};

const improving = ({ status, propertyType, imageCount, completeness }: Standing): NextAction | null => {
  if (!isAvailable({ status })) return null;
  if (imageCount < (propertyType === 'land' ? plentyOfLandPhotos : plentyOfPhotos)) return 'add_photos';
  return completeness < almostComplete ? 'add_details' : null;
};

/**
 * The most useful next action for a listing: first waiting enquiries, then visibility, then attractiveness. Null for
 * none, and for listings that operators have hidden.
 */
export const nextActionOf = (standing: Standing): NextAction | null => {
  const { status, newLeads } = standing;
  if (status === 'hidden' || status === 'deleted') return null;
  if (newLeads > 0) return 'answer_leads';
  if (status === 'draft') return 'finish_draft';
  if (status === 'paused') return 'resume';
  return freshening(standing) ?? improving(standing);
};
