import * as z from 'zod/mini';
import { mostReaches, reachMinutes, readReach, writeReach } from './reach.ts';

/** The first thing wrong with the texts. */
const issueIn = (texts: readonly string[]) => {
  if (texts.length > mostReaches)
    return { code: 'too_big', origin: 'array', maximum: mostReaches, inclusive: true } as const;
  for (const text of texts) {
    const reach = readReach(text);
    if (!reach) return { code: 'custom' } as const;
    const { least, most } = reachMinutes;
    if (reach.minutes < least) return { code: 'too_small', origin: 'number', minimum: least, inclusive: true } as const;
    if (reach.minutes > most) return { code: 'too_big', origin: 'number', maximum: most, inclusive: true } as const;
  }
  return null;
};

/** Up to two places as in {@link readReach}, in their one spelling and without repetition. */
export const ReachTexts = z.pipe(
  z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform((given): string[] => [given].flat()),
  ),
  z.pipe(
    z.array(z.string()).check(
      z.check((given) => {
        const issue = issueIn(given.value);
        if (issue) given.issues.push({ ...issue, input: given.value });
      }),
    ),
    z.transform((texts) => [...new Set(texts.map((text) => writeReach(readReach(text)!)))]),
  ),
);
