import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const notWritten = /(?:^|[\\/])(?:node_modules|build)$/;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const inLetters = (number: number): string =>
  (number < letters.length ? '' : inLetters(Math.floor(number / letters.length) - 1)) +
  letters[number % letters.length];

const pathOf = (file: string) => relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');

const classNamer = () => {
  const modules = globSync('{apps,libs}/**/*.module.css', { cwd: root, exclude: (path) => notWritten.test(path) })
    .map((path) => pathOf(join(root, path)))
    .sort();
  return (name: string, file: string, css: string): string => {
    const module = modules.indexOf(pathOf(file));
    const names = [...new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, found]) => found))];
    if (module === -1 || !names.includes(name)) throw new Error(`${name} is not a class of ${file}.`);
    return `${inLetters(module)}${names.indexOf(name)}`;
  };
};

/**
 * Names the classes of CSS Modules `b3`, the fourth class of the second module, when the site is built. Pages carry their
 * styles and say every class again in their elements: against Vite's `_title_15316_31` this is 0.5 kB of brotli a page
 * (measured). Numbered by path and place, not by order of use, so that the builds for server and browser agree.
 */
export const shortClassNames = (): Plugin => ({
  name: 'yoodee-short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: classNamer() } } }),
});
