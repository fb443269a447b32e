import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

export type LicensedLock = { packages: Record<string, Locked> };

/** SPDX ids that allow use, change and sale without opening our own source. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'Unlicense',
]);

/** Licences that are allowed for some packages only, with the reason. */
const exceptions: readonly { licence: string; packages: RegExp; reason: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-(?:libvips|wasm32|win32)/,
    reason: 'libvips is a shared library that can be replaced',
  },
  {
    licence: 'LGPL-3.0',
    packages: /^libheif-js$/,
    reason: 'libheif is a WebAssembly file of its own that can be replaced',
  },
  {
    licence: 'MPL-2.0',
    packages: /^web-push$/,
    reason: 'it covers the files of the package only, which are used unchanged',
  },
];

const isAllowed = (licence: string, name: string): boolean =>
  allowed.has(licence) || exceptions.some((one) => one.licence === licence && one.packages.test(name));

/** Whether an SPDX expression of ids, `AND` and `OR` allows a package; brackets only around the complete expression. */
export const allowsPackage = (expression: string, name: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => isAllowed(licence, name)));

/** Packages in production by licence expression; `none` without one. */
export const packagesByLicence = ({ packages }: LicensedLock): Map<string, string[]> => {
  const byLicence = new Map<string, string[]>();
  for (const [path, { license = 'none', dev, link }] of Object.entries(packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (name === undefined || dev || link) continue;
    byLicence.set(license, [...(byLicence.get(license) ?? []), name]);
  }
  return byLicence;
};

/** Every package in production must have an allowed licence. Prints the licences. */
export const checkLicences = (): boolean => {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8'),
  ) as LicensedLock;
  const byLicence = [...packagesByLicence(lock)].sort(([, one], [, other]) => other.length - one.length);
  const refused = byLicence.flatMap(([licence, names]) =>
    names.filter((name) => !allowsPackage(licence, name)).map((name) => `${name} has the licence ${licence}`),
  );
  for (const problem of refused) console.log(`licences: ${problem}`);
  console.log(`licences: ${byLicence.map(([licence, names]) => `${licence} ${names.length}`).join(', ')}`);
  console.log(`licences: ${byLicence.flatMap(([, names]) => names).length} packages, ${refused.length} problems`);
  return refused.length === 0;
};
