import * as z from 'zod/mini';

/** A form that was filled in faster than this, in milliseconds, was not filled in by hand. */
export const shortestFillMs = 1_000;

/**
 * What gives programs away on a form that strangers may send: `website` stands in the form unseen and stays empty, and
 * `filled_ms` is how long the form was open. Either one wrong answers `looks_automated`.
 */
export const formTrapFields = {
  website: z.optional(z.string().check(z.maxLength(200))),
  filled_ms: z.int().check(z.gte(0)),
};
