/** `๐๘๑` → `081`; everything else stays, each character in its place. */
export const parseThaiDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
