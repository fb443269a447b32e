/** The first match counts. Order matters: most browsers also name their ancestors. */
const browsers = [
  ['LINE', /\bLine\//],
  ['Facebook', /\bFBA[NV]\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstIn = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** Browser and operating system for people; null for unknown ones. */
export const readDevice = (userAgent: string | null) => ({
  browser: firstIn(browsers, userAgent ?? ''),
  system: firstIn(systems, userAgent ?? ''),
});
