import { imageLimits } from '@yoodee/asset-rules/fields';
import { imageCategories, codesOf } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, PathId } from './fields.ts';

/** A picture on pages: `key` is part of `/img/{width}/{key}.webp`; `thumbhash` is base64. */
export const AssetImage = z.object({
  id: Id,
  key: z.string(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  kind: z.enum(['photo', 'floor_plan']),
  category: z.nullable(z.enum(codesOf(imageCategories))),
  caption_th: z.nullable(z.string()),
  caption_en: z.nullable(z.string()),
  sort: z.int(),
  /** Only for its owner: whether it is a turned or cropped original. */
  is_edited: z.optional(z.boolean()),
});
export type AssetImage = z.infer<typeof AssetImage>;

const caption = z.nullable(z.string().check(z.trim(), z.maxLength(imageLimits.maxCaption)));

/**
 * Uploads one photograph as the multipart field `file`, after the optional text fields `kind` (default `photo`) and
 * `category`. Limits: {@link imageLimits}.
 */
export const uploadAssetImage = endpoint({
  method: 'POST',
  path: '/member/assets/:id/images',
  summary: `Add a photograph or floor plan (≤ ${imageLimits.maxBytes / 1024 / 1024} MB, ≥ ${imageLimits.minWidth}×${imageLimits.minHeight})`,
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  multipart: z.object({
    kind: z.optional(AssetImage.shape.kind),
    category: z.optional(z.enum(codesOf(imageCategories))),
  }),
  idempotent: true,
  response: AssetImage,
  status: 201,
  problems: [
    'not_found',
    'unsupported_media_type',
    'image_unreadable',
    'image_too_small',
    'image_too_many_pixels',
    'image_limit',
    'image_quota',
    'upload_limit',
    'storage_full',
    'busy',
    'wrong_state',
  ],
});

/**
 * Sets the order of all photographs of one kind; the first is the cover. `ids` must be exactly the asset's images of
 * that kind.
 */
export const orderAssetImages = endpoint({
  method: 'PATCH',
  path: '/member/assets/:id/images',
  summary: 'Put the photographs in order',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({
    kind: z.enum(['photo', 'floor_plan']),
    ids: z.array(Id).check(z.minLength(1), z.maxLength(imageLimits.maxImages)),
  }),
  response: z.object({ images: z.array(AssetImage) }),
  problems: ['not_found', 'wrong_state'],
});

export const updateAssetImage = endpoint({
  method: 'PATCH',
  path: '/member/assets/:id/images/:image_id',
  summary: 'Change the category or caption of a photograph',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId, image_id: PathId }),
  body: z.strictObject({
    category: z.optional(z.nullable(z.enum(codesOf(imageCategories)))),
    caption_th: z.optional(caption),
    caption_en: z.optional(caption),
  }),
  response: AssetImage,
  problems: ['not_found', 'wrong_state'],
});

const Fraction = z.number().check(z.gte(0), z.lte(1));

/**
 * Turns a picture, then crops it, or shows its original again. The original is kept; the result has a key of its own.
 * `key` is that of the picture that the member saw: another stored one gives 409 `stale_version`.
 */
export const editAssetImage = endpoint({
  method: 'POST',
  path: '/member/assets/:id/images/:image_id/edit',
  summary: 'Turn or crop a photograph, or return to its original',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId, image_id: PathId }),
  body: z.strictObject({
    key: z.string().check(z.maxLength(64)),
    /** Clockwise, in degrees. */
    turn: z.optional(z.literal([90, 180, 270])),
    /** Fractions of the turned picture. */
    crop: z.optional(z.strictObject({ x: Fraction, y: Fraction, width: Fraction, height: Fraction })),
    original: z.optional(z.literal(true)),
  }),
  response: AssetImage,
  problems: [
    'not_found',
    'wrong_state',
    'stale_version',
    'image_too_small',
    'image_quota',
    'upload_limit',
    'storage_full',
    'busy',
  ],
});

export const removeAssetImage = endpoint({
  method: 'DELETE',
  path: '/member/assets/:id/images/:image_id',
  summary: 'Remove a photograph',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId, image_id: PathId }),
  response: z.null(),
  problems: ['not_found', 'wrong_state'],
});
