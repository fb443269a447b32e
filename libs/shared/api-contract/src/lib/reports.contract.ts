import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';

/** Problems of an asset that can be reported — code: Thai / English. */
export const reportReasons = {
  sold_already: { th: 'ขายหรือปล่อยเช่าไปแล้ว', en: 'Already sold or rented' },
  wrong_price: { th: 'ราคาไม่ตรงกับความจริง', en: 'The price is wrong' },
  wrong_place: { th: 'ทำเลไม่ตรงกับความจริง', en: 'The location is wrong' },
  wrong_photos: { th: 'รูปไม่ใช่ของทรัพย์นี้', en: 'The photos are of another place' },
  duplicate: { th: 'ประกาศซ้ำ', en: 'It is listed twice' },
  not_the_owner: { th: 'ผู้ลงประกาศไม่มีสิทธิ์ขาย', en: 'The seller has no right to list it' },
  offensive: { th: 'เนื้อหาไม่เหมาะสม', en: 'It is offensive' },
  other: { th: 'เรื่องอื่น', en: 'Something else' },
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonCodes = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

/**
 * Reasons that can hide a listing before an operator has checked it, because somebody may lose money or be hurt
 * meanwhile.
 */
export const severeReasons: readonly ReportReason[] = ['not_the_owner', 'offensive'];

export const reportDetailMax = 1_000;

/**
 * Reports a problem with an asset, once per person. An operator decides. The response does not tell whether the report
 * counts towards hiding the listing at once. `detail` is required for `other`.
 */
export const reportAsset = endpoint({
  method: 'POST',
  path: '/assets/:id/reports',
  summary: 'Report an asset',
  tag: 'contact',
  access: 'public',
  params: z.object({ id: PathId }),
  body: z.strictObject({
    reason: z.enum(reportReasonCodes),
    detail: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(reportDetailMax)))),
    ...formTrapFields,
  }),
  response: z.null(),
  status: 201,
  problems: [
    'not_found',
    'gone',
    'wrong_state',
    'looks_automated',
    'own_listing',
    'report_repeated',
    'too_many_requests',
  ],
});
