import * as z from 'zod/mini';
import { assetStatuses } from './asset-facts.options.ts';
import { codesOf } from './asset.options.ts';
import { Id } from './fields.ts';

/** The asset that something is about. Drafts may have no title yet; only some statuses have a page. */
export const AssetRef = z.object({
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  title_th: z.nullable(z.string()),
  title_en: z.nullable(z.string()),
});
