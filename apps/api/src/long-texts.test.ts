import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAssetQuery } from '@yoodee/api-contract/asset-query';
import { endpoints } from '@yoodee/api-contract/testing';
import { plainText, printable } from '@yoodee/asset-rules/texts';
import {
  createSearchParser,
  normaliseText,
  parseAmount,
  repairLayout,
  searchTokens,
  toSearchExpression,
} from '@yoodee/search-query';
import { placeData } from './modules/assets/place-data.ts';
import { readOtp } from './modules/auth/otp-code.ts';
import { plainDigits, readPhone } from './modules/auth/phone.ts';
import { readName } from './modules/members/name.ts';
import { cleanLine, cleanLines, hasMarkup, paragraphsOf } from './modules/sanitising/member-text.ts';

/** Length of the longest text, in characters. No request body may be three times as long. */
const longest = 100_000;

/** Texts that trigger catastrophic backtracking in regular expressions: repetitions with an end that does not match. */
const shapes: Record<string, (length: number) => string> = {
  letters: (length) => 'a'.repeat(length),
  'letters and a sign': (length) => `${'a'.repeat(length - 1)}!`,
  digits: (length) => `${'1'.repeat(length - 1)}x`,
  'digits in groups': (length) => `${'1,234 '.repeat(length / 6)}x`,
  spaces: (length) => ' '.repeat(length),
  'spaces between letters': (length) => `a${' '.repeat(length - 2)}b`,
  'line breaks': (length) => `a${'\n'.repeat(length - 2)}b`,
  'line breaks and spaces': (length) => `a${'\n '.repeat(length / 2 - 1)}b`,
  'Thai without a space': (length) => 'คอนโดหรูใกล้รถไฟฟ้า'.repeat(length / 19),
  'Thai marks': (length) => '่'.repeat(length),
  'opening tags': (length) => '<'.repeat(length),
  'tags that do not end': (length) => '<a '.repeat(length / 3),
  'tags inside each other': (length) => '<b>'.repeat(length / 3),
  'closing tags': (length) => '</p>'.repeat(length / 4),
  comments: (length) => '<!--'.repeat(length / 4),
  entities: (length) => '&amp'.repeat(length / 4),
  dots: (length) => `${'a.'.repeat(length / 2)}@`,
  hyphens: (length) => `${'a-'.repeat(length / 2)}!`,
  'an address of the web': (length) => `https://${'a.'.repeat(length / 2)}/${'../'.repeat(9)}`,
  'a mail address': (length) => `${'a@'.repeat(length / 2)}b`,
  'plus signs': (length) => `+${'+66 '.repeat(length / 4)}`,
  brackets: (length) => '('.repeat(length),
  quotes: (length) => `"${'\\"'.repeat(length / 2)}`,
  'signs of direction': (length) => '\u202e\u200b'.repeat(length / 2),
  'half characters': (length) => '\ud83d'.repeat(length),
  'quotation marks that do not end': (length) => '“'.repeat(length),
  'letters with marks': (length) => 'é'.normalize('NFD').repeat(length / 2),
};

const mayThrow = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
  } catch {
    // A refusal counts as a result.
  }
};

/** Fills each text field of an object's schema with the text, and lists with one such entry. */
const filledWith = (schema: z.ZodMiniType, text: string): unknown[] => {
  const keys = 'shape' in schema ? Object.keys((schema as z.ZodMiniObject).shape) : [];
  return [text, ...[text, [text]].map((value) => Object.fromEntries(keys.map((key) => [key, value])))];
};

const schemas = endpoints.flatMap(([name, spec]) =>
  (['params', 'query', 'body', 'multipart'] as const).flatMap((part): [string, (text: string) => unknown][] => {
    const schema = spec[part];
    return schema
      ? [[`${name} ${part}`, (text) => filledWith(schema, text).map((value) => z.safeParse(schema, value))]]
      : [];
  }),
);

const readers: [string, (text: string) => unknown][] = [
  ['a phone', (text) => readPhone(text, 'phone', ['TH'])],
  ['digits of a phone', plainDigits],
  ['a code', (text) => readOtp(text, 6)],
  ['a name', readName],
  ['one line', cleanLine],
  ['a longer text', cleanLines],
  ['whether there is markup', hasMarkup],
  ['paragraphs', (text) => paragraphsOf(cleanLines(text))],
  ['a description without its tags', plainText],
  ['printable text', printable],
  ['a list page’s address', (text) => readAssetQuery(new URLSearchParams({ q: text, bbox: text, sort: text }))],
  ['a search', createSearchParser(placeData)],
  ['search words', searchTokens],
  ['search text', normaliseText],
  ['text typed on the wrong keyboard', repairLayout],
  ['an amount', parseAmount],
  ['a search as an expression', toSearchExpression],
];

/** Into so many parts a text is divided for comparison. */
const parts = 50;

const texts = Object.entries(shapes).map(([shape, make]) => ({
  shape,
  whole: make(longest),
  part: make(longest / parts),
}));

/**
 * Processor time that is always accepted, ms. The requirement is 5 ms, but the CPU clock has steps of some
 * milliseconds; quadratic behaviour takes seconds.
 */
const allowed = 50;

/**
 * A text may take so many times as long as its parts together. Quadratic behaviour takes `parts` times as long. Cutting
 * a text into tens of thousands of words takes four times as long per word as a short text, however long it is.
 */
const allowedGrowth = 16;

const attempts = 3;

/** Processor time of `times` runs, ms. */
const cost = (work: () => unknown, times = 1): number => {
  const before = process.threadCpuUsage();
  for (let run = 0; run < times; run += 1) work();
  const { user, system } = process.threadCpuUsage();
  return (user - before.user + system - before.system) / 1000;
};

describe.each([...schemas, ...readers])('T39 %s', (_name, read) => {
  it('takes time linear in the length of a text, not quadratic', () => {
    const run = mayThrow(read);
    const slow = texts.flatMap(({ shape, whole, part }) => {
      if (cost(() => run(whole)) <= allowed) return [];
      // Work of other threads may fall into either, so the least of several counts.
      const growths = Array.from({ length: attempts }, () => cost(() => run(whole)) / cost(() => run(part), parts));
      return Math.min(...growths) < allowedGrowth ? [] : [`${shape}: ${growths.join(', ')} times as long`];
    });

    expect(slow).toEqual([]);
  });
});
