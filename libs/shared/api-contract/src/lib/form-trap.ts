import * as z from 'zod/mini';

/** The shortest time, in milliseconds, in which a person can fill in a form. A faster form is from a bot. */
export const shortestFillMs = 1_000;

/**
 * Fields that detect bots on forms that need no sign-in: `website` is hidden and must stay empty (a honeypot), and
 * `filled_ms` is how long the form was open. The API responds with `looks_automated` if either is wrong.
 */
export const formTrapFields = {
  website: z.optional(z.string().check(z.maxLength(200))),
  filled_ms: z.int().check(z.gte(0)),
};
