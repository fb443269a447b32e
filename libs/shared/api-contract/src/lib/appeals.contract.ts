import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant, PathId } from './fields.ts';
import { reportReasonCodes } from './reports.contract.ts';

export const hidingReasons = ['reports', 'operations', 'suspension'] as const;

/** Why an asset is hidden, for its owner. It names what was reported, never who reported it. */
export const Hiding = z.object({
  because: z.enum(hidingReasons),
  reasons: z.array(z.enum(reportReasonCodes)),
  /** When the owner asked for another check; once per hiding. */
  appealed_at: z.nullable(Instant),
  /** When an operator checked it again and kept it hidden. */
  refused_at: z.nullable(Instant),
});
export type Hiding = z.infer<typeof Hiding>;

export const appealTextMax = 1_000;

/**
 * Asks operators to check a hidden asset again, with the owner's words. Once per hiding: the second one, and one for an
 * asset that is not hidden or whose owner is suspended, gives `wrong_state`.
 */
export const appealHiding = endpoint({
  method: 'POST',
  path: '/member/assets/:id/appeal',
  summary: 'Ask to check my hidden asset again',
  tag: 'member assets',
  access: 'member',
  params: z.object({ id: PathId }),
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(appealTextMax)) }),
  response: z.null(),
  status: 201,
  problems: ['not_found', 'wrong_state'],
});
