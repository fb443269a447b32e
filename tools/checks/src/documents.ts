import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const documents = '{*.md,docs/**/*.md,.github/*.md,{apps,libs,tools}/**/README.md}';
const notWritten = new Set(['node_modules', 'build', 'dist', 'generated']);

/** What a project is called in each of these, beside its neighbours. */
const maps = ['CONTRIBUTING.md', '.github/CODEOWNERS', 'docs/pictures/architecture.svg'];

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** An anchor as GitHub makes it of a heading: in small letters, without punctuation, with hyphens for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Anchors of a document: its headings. */
export const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) => anchorOf(heading!));

/** Files that a document leads to or shows, with their anchors; not what lies on other sites, nor what stands in code. */
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
    return isThere ? [] : [`${document} leads to ${path}${anchor && `#${anchor}`}, which is not there`];
  });

/** Whether a text names a project: features also by their subject alone. */
const names = (text: string, project: string): boolean => {
  const subject = project
    .split('/')
    .at(-1)!
    .replace(/^feature-/, '');
  return new RegExp(`(?<![\\w-])(?:feature-)?${subject}(?![\\w-])`).test(text);
};

/** Every link of a document leads to a file that is there, and every library is on the maps of the repository. */
export const checkDocuments = (): boolean => {
  const paths = globSync(documents, { cwd: root, exclude: (path) => notWritten.has(path) });
  const libraries = globSync('libs/*/*/project.json', { cwd: root }).map((path) => dirname(path).replaceAll('\\', '/'));
  const problems = [
    ...paths.flatMap(deadLinksOf),
    ...maps.flatMap((map) => {
      const text = textOf(map);
      return libraries.filter((path) => !names(text, path)).map((path) => `${map} does not name ${path}`);
    }),
  ];
  for (const problem of problems) console.log(`documents: ${problem}`);
  console.log(
    `documents: ${paths.length} read, ${libraries.length} libraries on the maps, ${problems.length} problems`,
  );
  return problems.length === 0;
};
