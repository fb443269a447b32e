import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { MemberAssetSummary } from './member-assets.contract.ts';

/** Listings that are probably of the same property. Those of other members are only counted. */
export const DuplicateListings = z.object({
  own: z.array(z.pick(MemberAssetSummary, { id: true, code: true, status: true, title_th: true, title_en: true })),
  others: z.int(),
});
export type DuplicateListings = z.infer<typeof DuplicateListings>;

export const getDuplicateListings = endpoint({
  method: 'GET',
  path: '/member/assets/:id/look-alikes',
  summary: 'Listings with the same place and size and similar photographs: a hint that never blocks publishing',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: DuplicateListings,
  problems: ['not_found'],
});
