import { isAvailable, type AssetStatus, type NextAction } from '@yoodee/api-contract';

/** What is known of a listing where its next action is decided. Days are whole, by the database's clock. */
export interface Standing {
  status: AssetStatus;
  propertyType: string | null;
  imageCount: number;
  /** 0–100. */
  completeness: number;
  newLeads: number;
  /** Null where it never was confirmed. */
  daysSinceConfirmed: number | null;
}

/** Owners are asked to confirm after so many days; see `keepFresh`. */
export const confirmAfterDays = 30;

/** Buyers open listings with so many photographs more often; of a plot there is less to show. */
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
 * The one thing that would help a listing most: people who wait come first, then being found at all, then being found
 * attractive. Null: nothing. One that operations have hidden waits for them.
 */
export const nextActionOf = (standing: Standing): NextAction | null => {
  const { status, newLeads } = standing;
  if (status === 'hidden' || status === 'deleted') return null;
  if (newLeads > 0) return 'answer_leads';
  if (status === 'draft') return 'finish_draft';
  if (status === 'paused') return 'resume';
  return freshening(standing) ?? improving(standing);
};
