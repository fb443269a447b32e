import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const documents = '{*.md,docs/**/*.md,.github/*.md,{apps,libs,tools}/**/README.md}';
const notWritten = new Set(['node_modules', 'build', 'dist', 'generated']);

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The anchor that GitHub derives from a heading: lower case, no punctuation, hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Anchors of the headings of a document. */
export const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) => anchorOf(heading!));

/** Local files that a document links to or embeds, with their anchors. External links and code samples are ignored. */
export const linksIn = (markdown: string): { path: string; anchor: string }[] => {
  const prose = markdown.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^()\s]+)\)|(?:src|srcset|href)="([^"\s]+)"/g)];
  return targets
    .map(([, linked, shown]) => linked ?? shown!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => ({ path: target.split('#')[0]!, anchor: target.split('#')[1] ?? '' }));
};

const deadLinksOf = (document: string): string[] =>
  linksIn(textOf(document)).flatMap(({ path, anchor }) => {
    const file = path === '' ? document : join(dirname(document), path);
    const isThere = existsSync(join(root, file)) && (anchor === '' || anchorsIn(textOf(file)).includes(anchor));
    return isThere ? [] : [`${document} links to ${path}${anchor && `#${anchor}`}, which does not exist`];
  });

/** Every link of a document must lead to an existing file and heading. */
export const checkDocuments = (): boolean => {
  const paths = globSync(documents, { cwd: root, exclude: (path) => notWritten.has(path) });
  const problems = paths.flatMap(deadLinksOf);
  for (const problem of problems) console.log(`documents: ${problem}`);
  console.log(`documents: ${paths.length} read, ${problems.length} problems`);
  return problems.length === 0;
};
