import { assetStatuses, codesOf } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { Id } from './fields.ts';

/** A reference to an asset. Drafts may have no title yet, and only some statuses have a page. */
export const AssetRef = z.object({
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  title_th: z.nullable(z.string()),
  title_en: z.nullable(z.string()),
});
