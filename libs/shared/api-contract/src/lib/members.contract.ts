import * as z from 'zod/mini';
import { AssetSummary, Seller } from './assets.contract.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, PathId } from './fields.ts';

export const memberAssetsPageSize = 12;

/** The public profile of a member, with their current listings and the channels that any of them shows. */
export const PublicMember = z.object({
  ...Seller.shape,
  bio_th: z.nullable(z.string()),
  bio_en: z.nullable(z.string()),
  /** Assets that were sold or rented out. */
  closed_assets: z.int(),
  assets: z.object(pageOf(AssetSummary)),
});
export type PublicMember = z.infer<typeof PublicMember>;

/**
 * A member is public while they own an asset with a page. All others give `not_found`, like ids that do not exist, so
 * that nobody learns who has an account; so do pages beyond the last.
 */
export const getMember = endpoint({
  method: 'GET',
  path: '/members/:id',
  summary: 'The public page of a member; 12 assets a page, newest first',
  tag: 'members',
  access: 'public',
  params: z.object({ id: PathId }),
  query: z.object({ page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5_000))) }),
  response: PublicMember,
  problems: ['not_found'],
});
