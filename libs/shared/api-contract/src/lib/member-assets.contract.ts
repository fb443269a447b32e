import { assetSteps } from '@yoodee/asset-rules/fields';
import { assetStatuses, codesOf } from '@yoodee/asset-rules/options';
import { publicPriceKinds } from '@yoodee/asset-rules';
import * as z from 'zod/mini';
import { Hiding } from './appeals.contract.ts';
import { AssetMetrics } from './asset-metrics.contract.ts';
import { StationAround } from './assets.contract.ts';
import { assetFieldShape } from './asset-fields.schema.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, PathId } from './fields.ts';
import { AssetImage } from './images.contract.ts';
import { fieldCodes } from './problems.ts';

const step = z.enum(assetSteps);

/**
 * An asset as its owner sees it: all fields, the gaps that prevent publishing, and its completeness. The fields and
 * pictures of a listing are those of its open changes, if there are any.
 */
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
  /** What visitors see of a listing; null for a draft. */
  published: z.nullable(
    z.object({ ...assetFieldShape, images: z.array(AssetImage), floor_plans: z.array(AssetImage) }),
  ),
  /** As visitors will see them: measured from the public position. */
  nearest_stations: z.array(StationAround),
  publish_gaps: z.array(z.object({ field: z.string(), code: z.enum(fieldCodes), step })),
  completeness: z.int(),
  completeness_gaps: z.array(z.object({ field: z.string(), step, points: z.int() })),
});
export type MemberAsset = z.infer<typeof MemberAsset>;

/** The next action for the owner of a listing, most urgent first. */
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

/** An asset of the member in a list. */
export const MemberAssetSummary = z.object({
  id: Id,
  code: z.string(),
  status: z.enum(codesOf(assetStatuses)),
  listing_type: assetFieldShape.listing_type,
  property_type: assetFieldShape.property_type,
  title_th: z.nullable(z.string()),
  /** As the owner wrote it, else composed from the facts. Null for a draft that says too little. */
  title_en: z.nullable(z.string()),
  price_sale: z.nullable(z.int()),
  price_rent_month: z.nullable(z.int()),
  takeover_price: z.nullable(z.int()),
  down_payment_asking: z.nullable(z.int()),
  completeness: z.int(),
  cover: z.nullable(z.pick(AssetImage, { key: true, width: true, height: true, thumbhash: true })),
  view_count: z.int(),
  save_count: z.int(),
  lead_count: z.int(),
  image_count: z.int(),
  /** Enquiries about it that have not been opened. */
  new_leads: z.int(),
  /** Totals of the last `metricDays` days. */
  figures: AssetMetrics,
  next: z.nullable(z.enum(nextActions)),
  /** Whether it has changes that are not published. */
  has_changes: z.boolean(),
  /** Set for a hidden asset. */
  hiding: z.nullable(Hiding),
  /** Prices that changed lately, whole baht, and until when they can be taken back. */
  price_changes: z.array(z.object({ kind: z.enum(publicPriceKinds), from: z.int(), to: z.int(), until: Instant })),
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
    /** The number of assets per status, regardless of the `status` filter. */
    counts: z.record(z.enum(codesOf(assetStatuses)), z.int()),
    /** Every event before this time is in the `figures`. */
    counted_until: Instant,
  }),
  problems: [],
});

export const getMemberAsset = endpoint({
  method: 'GET',
  path: '/member/assets/:id',
  summary: 'One of my assets, in full',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  response: MemberAsset,
  problems: ['not_found'],
});

/**
 * A JSON merge patch (RFC 7396) of an asset's fields: absent keys are not changed, `null` clears. The fields of a
 * listing are kept for its owner until its changes are published. `version` is the
 * version that the member edited; an old one gives 409 `stale_version` with the current one in `details.version`.
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
  problems: ['not_found', 'stale_version', 'wrong_state'],
});

/** Deletes an asset. Its page then responds with 410; its pictures are deleted after some days. */
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
 * Publishes a draft. `declaration` is the confirmed statement of the right to list. Missing fields give 422
 * `not_ready`, with every field and its code in `errors`.
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
