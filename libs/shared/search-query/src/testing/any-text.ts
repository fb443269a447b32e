import fc from 'fast-check';

// The halves of a pair are no characters.
const codePoint = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));

/** Any characters at all. Fast-check's own `binary` goes through the whole of Unicode first, for a second or more. */
export const anyText = (limits: Pick<fc.StringConstraints, 'maxLength'> = {}) =>
  fc.string({ unit: codePoint.map((code) => String.fromCodePoint(code)), ...limits });
