import * as z from 'zod/mini';
import { Figures } from './asset-figures.contract.ts';
import { assetStatuses } from './asset-facts.options.ts';
import { codesOf } from './asset.options.ts';
import { NearStation } from './assets.contract.ts';
import { assetSteps } from './asset-fields.types.ts';
import { assetFieldShape } from './asset-fields.schema.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, PathId } from './fields.ts';
import { AssetImage } from './images.contract.ts';
import { fieldCodes } from './problems.ts';

const step = z.enum(assetSteps);

/** An asset as its owner sees it: everything filled in, what publishing still needs, and how complete it is. */
export const MemberAsset = z.object({
  ...assetFieldShape,
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
  first_published_at: z.nullable(Instant),
  published_at: z.nullable(Instant),
  confirmed_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  images: z.array(AssetImage),
  floor_plans: z.array(AssetImage),
  /** As visitors will see them: by the shown point. */
  nearest_stations: z.array(NearStation),
  publish_gaps: z.array(z.object({ field: z.string(), code: z.enum(fieldCodes), step })),
  completeness: z.int(),
  completeness_gaps: z.array(z.object({ field: z.string(), step, points: z.int() })),
});
export type MemberAsset = z.infer<typeof MemberAsset>;

/** What a listing asks its owner to do next, most pressing first. */
export const nextActions = [
  'answer_leads',
  'renew',
  'confirm',
  'finish_draft',
  'add_photos',
  'add_details',
  'resume',
] as const;
export type NextAction = (typeof nextActions)[number];

/** One of my assets in a list. */
export const MemberAssetSummary = z.object({
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  listing_type: assetFieldShape.listing_type,
  property_type: assetFieldShape.property_type,
  title_th: z.nullable(z.string()),
  title_en: z.nullable(z.string()),
  price_sale: z.nullable(z.int()),
  price_rent_month: z.nullable(z.int()),
  completeness: z.int(),
  cover: z.nullable(z.pick(AssetImage, { key: true, width: true, height: true, thumbhash: true })),
  view_count: z.int(),
  save_count: z.int(),
  lead_count: z.int(),
  image_count: z.int(),
  /** Enquiries about it that nobody has opened. */
  new_leads: z.int(),
  /** Sums of 30 days. */
  figures: Figures,
  next: z.nullable(z.enum(nextActions)),
  updated_at: Instant,
  published_at: z.nullable(Instant),
  confirmed_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
});
export type MemberAssetSummary = z.infer<typeof MemberAssetSummary>;

const AssetPatch = z.partial(z.strictObject(assetFieldShape));

export const createMemberAsset = endpoint({
  method: 'POST',
  path: '/member/assets',
  summary: 'Start a draft',
  tag: 'member assets',
  access: 'member',
  body: AssetPatch,
  idempotent: true,
  response: MemberAsset,
  status: 201,
  problems: ['too_many_requests'],
});

export const getMemberAssets = endpoint({
  method: 'GET',
  path: '/member/assets',
  summary: 'My assets, newest change first',
  tag: 'member assets',
  access: 'member',
  query: z.object({ status: z.optional(z.enum(codesOf(assetStatuses))) }),
  response: z.object({
    items: z.array(MemberAssetSummary),
    total: z.int(),
    /** How many are in each state, whatever `status` asks for. */
    counts: z.record(z.enum(codesOf(assetStatuses)), z.int()),
  }),
  problems: [],
});

export const getMemberAsset = endpoint({
  method: 'GET',
  path: '/member/assets/:id',
  summary: 'One of my assets, whole',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: MemberAsset,
  problems: ['not_found'],
});

/**
 * JSON merge patch (RFC 7396) of an asset's fields: absent keeps, `null` clears. `version` is the one the member
 * edited; a stale one answers 409 `stale_version` with the current in `details.version`, and nothing is written.
 */
export const updateMemberAsset = endpoint({
  method: 'PATCH',
  path: '/member/assets/:id',
  summary: 'Save changed fields',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.extend(AssetPatch, { version: z.int() }),
  response: MemberAsset,
  problems: ['not_found', 'stale_version', 'wrong_state', 'not_ready'],
});

/** From then on its page answers 410; the pictures are erased after some days. */
export const removeMemberAsset = endpoint({
  method: 'DELETE',
  path: '/member/assets/:id',
  summary: 'Delete one of my assets',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: z.null(),
  problems: ['not_found'],
});

/**
 * Publishes a draft. `declaration` is the ticked statement of the right to list. What is missing answers 422
 * `not_ready` with every field and its code in `errors`.
 */
export const publishMemberAsset = endpoint({
  method: 'POST',
  path: '/member/assets/:id/publish',
  summary: 'Publish',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({ declaration: z.literal(true), version: z.int() }),
  idempotent: true,
  response: MemberAsset,
  problems: ['not_found', 'stale_version', 'wrong_state', 'not_ready'],
});
