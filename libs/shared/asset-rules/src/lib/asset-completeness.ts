import {
  assetField,
  assetFieldNames,
  fieldExists,
  fieldRequired,
  type AssetFieldName,
  type AssetFields,
} from './asset-fields.ts';
import type { AssetStep } from './asset-fields.types.ts';
import { hasContactDetails } from './contact-details.ts';
import { imageLimits } from './image-limits.ts';
import { plainText } from './prose.ts';

/** A partially filled asset; an absent field is unknown. */
export type PartialAsset = Partial<AssetFields>;

/** Why a field blocks publishing. */
export type GapCode =
  'required' | 'too_short' | 'too_few' | 'contact_details' | 'above_building' | 'contradictory' | 'far_from_pin';

/** A requirement for publishing that is not met, and the form step that contains it. */
export interface PublishGap {
  field: AssetFieldName | 'images';
  code: GapCode;
  step: AssetStep;
}

/** What an owner could still add, and by how many points it raises the score. */
export interface CompletenessGap {
  field: AssetFieldName | 'images' | 'floor_plans';
  step: AssetStep;
  points: number;
}

const kindOf = (asset: PartialAsset) => ({
  property_type: asset.property_type ?? null,
  listing_type: asset.listing_type ?? null,
});

const isFilled = (asset: PartialAsset, name: AssetFieldName): boolean => {
  const { anyOf } = assetField(name);
  if (anyOf) return anyOf.some((part) => Number(asset[part as AssetFieldName] ?? 0) > 0);
  const value = asset[name];
  return value != null && value !== '' && !(Array.isArray(value) && value.length === 0);
};

/** Minimum number of photographs for publishing. Land needs fewer, because it has less to show. */
export const minImages = (asset: PartialAsset): number =>
  asset.property_type === 'land' ? imageLimits.minToPublishLand : imageLimits.minToPublish;

const textCode = (asset: PartialAsset, name: AssetFieldName): GapCode | null => {
  const field = assetField(name);
  if (field.kind !== 'line' && field.kind !== 'prose') return null;
  const value = asset[name] as string | null | undefined;
  if (!value) return null;
  const text = field.kind === 'prose' ? plainText(value) : value.trim();
  if (field.minLength && text.length < field.minLength) return 'too_short';
  return hasContactDetails(text) ? 'contact_details' : null;
};

const isAboveBuilding = ({ floor_no: floor, building_floors: floors }: PartialAsset) =>
  floor != null && floors != null && floor > floors;

const isSilentBesideNoise = ({ noise_sources: sources }: PartialAsset) =>
  sources != null && sources.includes('none') && sources.length > 1;

/** Why a field contradicts another one, or is missing although another one needs it. */
export const contradiction = (asset: PartialAsset, name: AssetFieldName): GapCode | null => {
  switch (name) {
    case 'floor_no':
      return isAboveBuilding(asset) ? 'above_building' : null;
    case 'flood_year':
      // "Does not flood" has no meaning without the year since when.
      return asset.flood != null && asset.flood_year == null ? 'required' : null;
    case 'noise_sources':
      return isSilentBesideNoise(asset) ? 'contradictory' : null;
    default:
      return null;
  }
};

/** All unmet requirements for publishing, in the order of the form's steps; empty if the asset can be published. */
export const publishGaps = (asset: PartialAsset, imageCount: number): PublishGap[] => {
  const kind = kindOf(asset);
  const gaps: PublishGap[] = [];
  for (const name of assetFieldNames) {
    if (!fieldExists(name, kind)) continue;
    const { step } = assetField(name);
    if (fieldRequired(name, kind) && !isFilled(asset, name)) gaps.push({ field: name, code: 'required', step });
    else {
      const code = textCode(asset, name) ?? contradiction(asset, name);
      if (code) gaps.push({ field: name, code, step });
    }
  }
  if (imageCount < minImages(asset)) gaps.push({ field: 'images', code: 'too_few', step: 'photos' });
  return gaps;
};

/** Land has less to show, so each of its photographs counts for more. */
const imagePointsOf = ({ property_type }: PartialAsset) =>
  property_type === 'land' ? { each: 4, counted: 6, floorPlan: 4 } : { each: 2, counted: 12, floorPlan: 4 };

/**
 * The completeness score of an asset, 0–100, and what would raise it. Up to twelve photographs count, of land six:
 * buyers skip listings with fewer (portals' published advice is 8–15). Only fields that this type and deal have count.
 */
export const completeness = (
  asset: PartialAsset,
  { imageCount, floorPlanCount }: { imageCount: number; floorPlanCount: number },
): { score: number; missing: CompletenessGap[] } => {
  const kind = kindOf(asset);
  const imagePoints = imagePointsOf(asset);
  const missing: CompletenessGap[] = [];
  let total = imagePoints.each * imagePoints.counted + imagePoints.floorPlan;
  const shown = Math.min(imageCount, imagePoints.counted);
  let earned = shown * imagePoints.each + (floorPlanCount > 0 ? imagePoints.floorPlan : 0);
  for (const name of assetFieldNames) {
    const { weight = 0, step } = assetField(name);
    if (!weight || !fieldExists(name, kind)) continue;
    total += weight;
    if (isFilled(asset, name)) earned += weight;
    else missing.push({ field: name, step, points: weight });
  }
  if (shown < imagePoints.counted)
    missing.push({ field: 'images', step: 'photos', points: (imagePoints.counted - shown) * imagePoints.each });
  if (floorPlanCount === 0) missing.push({ field: 'floor_plans', step: 'photos', points: imagePoints.floorPlan });
  return { score: Math.floor((earned / total) * 100), missing: missing.sort((a, b) => b.points - a.points) };
};
