import type { FieldCode } from '@yoodee/api-contract';
import { assetField, type AssetFieldName, type AssetFields, type PartialAsset } from '@yoodee/asset-rules/fields';
import { cornersOf, outlineProblem, outlineText } from '@yoodee/asset-rules/outlines';
import { isVideoAddress, plainText } from '@yoodee/asset-rules/texts';
import { findDistrict, findProvince, findSubdistrict } from '@yoodee/server-thai-geo';
import { ApiError } from '../../http/problem.ts';
import { cleanLine } from '../sanitising/member-text.ts';
import type { Sanitiser } from '../sanitising/sanitiser.ts';

/** Stored HTML may be longer than its text, up to the limit of the contract's response schema. */
const proseMarkupFactor = 3;

/** Cleans one field's value, or returns why it is refused. The contract's schema has accepted it. */
const storedValue = async (
  name: AssetFieldName,
  value: unknown,
  sanitiser: Sanitiser,
): Promise<{ value: unknown } | { error: FieldCode }> => {
  const field = assetField(name);
  if (value === null) return { value };
  switch (field.kind) {
    case 'line': {
      const line = cleanLine(value as string);
      return line && line.length > field.maxLength ? { error: 'too_long' } : { value: line };
    }
    case 'prose': {
      const html = await sanitiser.prose(value as string);
      const isTooLong =
        html === 'too_long' ||
        (html && (plainText(html).length > field.maxLength || html.length > field.maxLength * proseMarkupFactor));
      return isTooLong ? { error: 'too_long' } : { value: html };
    }
    case 'url': {
      const { href } = new URL(value as string);
      if (href.length > field.maxLength) return { error: 'too_long' };
      return isVideoAddress(href) ? { value: href } : { error: 'invalid' };
    }
    case 'outline': {
      const error = outlineProblem(value as string);
      return error ? { error } : { value: outlineText(cornersOf(value as string)!) };
    }
    case 'choices':
      return { value: [...new Set(value as string[])] };
    default:
      return { value };
  }
};

/**
 * Cleans a patch's fields: texts trimmed and sanitised, blank ones null. Throws `invalid_request` naming fields that
 * are too long after cleaning, and an address that is no video's.
 */
export const storedFields = async (patch: PartialAsset, sanitiser: Sanitiser): Promise<PartialAsset> => {
  const stored: Record<string, unknown> = {};
  const errors: Record<string, FieldCode> = {};
  for (const [name, given] of Object.entries(patch)) {
    if (given === undefined) continue;
    const result = await storedValue(name as AssetFieldName, given, sanitiser);
    if ('error' in result) errors[name] = result.error;
    else stored[name] = result.value;
  }
  if (Object.keys(errors).length) throw new ApiError('invalid_request', { errors });
  return stored;
};

type Place = Pick<AssetFields, 'province_code' | 'district_code' | 'subdistrict_code' | 'postal_code'>;

const placeErrors = ({ province_code, district_code, subdistrict_code }: Place) => {
  const errors: Record<string, FieldCode> = {};
  if (province_code && !findProvince(province_code)) errors.province_code = 'unknown_value';
  if (district_code) {
    if (!findDistrict(district_code)) errors.district_code = 'unknown_value';
    else if (district_code.slice(0, 2) !== province_code) errors.district_code = 'invalid';
  }
  if (subdistrict_code) {
    if (!findSubdistrict(subdistrict_code)) errors.subdistrict_code = 'unknown_value';
    else if (subdistrict_code.slice(0, 4) !== district_code) errors.subdistrict_code = 'invalid';
  }
  return errors;
};

/**
 * Adds the postal code of a newly chosen subdistrict, unless the member gives one. Throws `invalid_request` for places
 * that do not exist or, together with the stored ones, are not inside each other.
 */
export const withPlaceChecked = (changes: PartialAsset, stored: Place): PartialAsset => {
  const place: Place = { ...stored, ...changes };
  const errors = placeErrors(place);
  if (Object.keys(errors).length) throw new ApiError('invalid_request', { errors });
  const moves = place.subdistrict_code !== stored.subdistrict_code;
  const isGiven = changes.postal_code != null || (place.postal_code !== null && !moves);
  if (!place.subdistrict_code || isGiven) return changes;
  return { ...changes, postal_code: findSubdistrict(place.subdistrict_code)!.postal_code };
};
