import fc from 'fast-check';

// Excludes surrogates, which are not characters.
const codePoint = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));

/** Arbitrary text. Fast-check's own `binary` unit enumerates all of Unicode first, which takes a second or more. */
export const anyText = (limits: Pick<fc.StringConstraints, 'maxLength'> = {}) =>
  fc.string({ unit: codePoint.map((code) => String.fromCodePoint(code)), ...limits });
