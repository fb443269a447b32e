import { assetField, MemberAsset, plainText, type AssetFieldName, type FieldCode } from '@yoodee/api-contract';
import * as z from 'zod/mini';

const rangeProblem = (value: number, { min, max }: { min: number; max: number }): FieldCode | null => {
  if (value < min) return 'too_small';
  return value > max ? 'too_large' : null;
};

/** What stands in a number's box and is no number: kept as it was typed, never sent. */
export interface Unread {
  typed: string;
}

export const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'typed' in value;

export type FieldProblem = FieldCode | 'unread';

/**
 * Why the API would refuse this value even in a draft, or null. A text that is too short is no problem here: that is
 * for publishing.
 */
export const fieldProblem = (name: AssetFieldName, value: unknown): FieldProblem | null => {
  if (value === null || value === undefined || value === '') return null;
  if (isUnread(value)) return 'unread';
  const field = assetField(name);
  if (field.kind === 'prose' && plainText(value as string).length > field.maxLength) return 'too_long';
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
