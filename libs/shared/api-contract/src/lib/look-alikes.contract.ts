import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { MemberAssetSummary } from './member-assets.contract.ts';

/** Listings that look like the same property. Other members' are only counted: whose they are is not told. */
export const LookAlikes = z.object({
  own: z.array(z.pick(MemberAssetSummary, { id: true, code: true, status: true, title_th: true, title_en: true })),
  others: z.int(),
});
export type LookAlikes = z.infer<typeof LookAlikes>;

export const getLookAlikes = endpoint({
  method: 'GET',
  path: '/member/assets/:id/look-alikes',
  summary: 'Listings in the same place, of the same size and with photographs alike: a hint, never a refusal',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: LookAlikes,
  problems: ['not_found'],
});
