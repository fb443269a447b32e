import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `services-GZjOo90p.js` → `services-next.js`: a file with other content has another name. */
const nextName = (file: string) => basename(file).replace(/-[\w-]{8}\.js$/, '-next.js');

/**
 * Creates the next build from an existing one: a copy in which some chunks have other names, with another version.
 * `version` is the version that the build reports.
 */
export const makeNextBuild = (from: string, to: string, chunks: readonly string[], version: string): void => {
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((name) => join(to, name));
  // Compressed copies still contain the old names.
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(file);
  for (const file of files.filter((name) => /\.(?:js|json|html)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    const next = chunks.reduce((changed, chunk) => changed.replaceAll(basename(chunk), nextName(chunk)), text);
    writeFileSync(file, next.replaceAll(version, 'f'.repeat(version.length)));
    const chunk = chunks.find((name) => file.endsWith(name));
    if (chunk) renameSync(file, file.replace(basename(chunk), nextName(chunk)));
    else if (file.includes(`manifest-${version}.js`))
      renameSync(file, file.replace(version, 'f'.repeat(version.length)));
  }
};
