/** `๐๘๑` → `081`; other characters do not change. */
export const parseThaiDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
