import { isUnread } from '@yoodee/account-ui-number-input';
import type { FieldCode } from '@yoodee/api-contract';
import { MemberAsset } from '@yoodee/api-contract/member-assets';
import { assetField, type AssetFieldName } from '@yoodee/asset-rules/fields';
import { isVideoAddress, plainText } from '@yoodee/asset-rules/texts';
import * as z from 'zod/mini';

const rangeProblem = (value: number, { min, max }: { min: number; max: number }): FieldCode | null => {
  if (value < min) return 'too_small';
  return value > max ? 'too_large' : null;
};

export type FieldProblem = FieldCode | 'unread';

/**
 * Why the API would reject this value even in a draft, or null. Minimum text lengths are only checked for publishing.
 */
export const fieldProblem = (name: AssetFieldName, value: unknown): FieldProblem | null => {
  if (value === null || value === undefined || value === '') return null;
  if (isUnread(value)) return 'unread';
  const field = assetField(name);
  if (field.kind === 'prose' && plainText(value as string).length > field.maxLength) return 'too_long';
  if (field.kind === 'url' && !isVideoAddress(value as string)) return 'invalid';
  if (z.safeParse(MemberAsset.shape[name], value).success) return null;
  switch (field.kind) {
    case 'baht':
    case 'integer':
    case 'decimal':
      return rangeProblem(value as number, field) ?? 'invalid';
    case 'line':
    case 'prose':
      return 'too_long';
    default:
      return 'invalid';
  }
};
