import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';

/** What can be wrong with an asset — code: Thai / English. */
export const reportReasons = {
  sold_already: { th: 'ขายหรือปล่อยเช่าไปแล้ว', en: 'Already sold or rented' },
  wrong_price: { th: 'ราคาไม่ตรงกับความจริง', en: 'The price is wrong' },
  wrong_place: { th: 'ทำเลไม่ตรงกับความจริง', en: 'The location is wrong' },
  wrong_photos: { th: 'รูปไม่ใช่ของทรัพย์นี้', en: 'The photos are of another place' },
  duplicate: { th: 'ประกาศซ้ำ', en: 'It is listed twice' },
  not_the_owner: { th: 'ผู้ลงประกาศไม่มีสิทธิ์ขาย', en: 'The poster has no right to list it' },
  offensive: { th: 'เนื้อหาไม่เหมาะสม', en: 'It is offensive' },
  other: { th: 'เรื่องอื่น', en: 'Something else' },
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonCodes = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const reportDetailMax = 1_000;

/**
 * Says that something is wrong with an asset; each person once. Reports of three people hide it until operations
 * decide. `detail` is required for `other`.
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
