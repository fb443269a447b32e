import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { edit, ensureNew } from '../edit.ts';
import { addCall, hasString } from '../source-edits.ts';

export interface FeatureOptions {
  name: string;
  account?: boolean;
  th: string;
  en: string;
}

/** Where each app lists its pages, and how a line of the list begins. */
const apps = {
  public: {
    routes: 'apps/public/app/routes.ts',
    call: 'page',
    pathOf: (name: string) => name,
    // The server finds the chunks of a page by its name.
    argumentsOf: (name: string) => `'${name}', '${name}'`,
  },
  account: {
    routes: 'apps/account/src/page-list.ts',
    call: 'memberPage',
    pathOf: (name: string) => `/my-account/${name}`,
    argumentsOf: (name: string) => `'/my-account/${name}'`,
  },
};

/** First segments of paths that are not routes of an app: built files, page data, English, mounts of the gateway. */
const reserved = [
  'static',
  'page-data',
  'en',
  'api',
  'img',
  'my-account',
  'authenticate',
  'sign-up',
  'conversation',
  'version.json',
];

const checkTitle = (language: 'th' | 'en', title: string) => {
  if (/\p{Script=Thai}/u.test(title) !== (language === 'th'))
    throw new Error(`The title of --${language} is not in that language.`);
};

/** A feature library with one page, and its line among the routes. Nx calls it; see schema.json. */
export default async (tree: Tree, { name, account = false, th, en }: FeatureOptions) => {
  const scope = account ? 'account' : 'public';
  const { routes, call, pathOf, argumentsOf } = apps[scope];
  const folder = `libs/${scope}/feature-${name}`;
  const path = pathOf(name);
  checkTitle('th', th);
  checkTitle('en', en);
  ensureNew(tree, `${folder}/package.json`);
  if ((!account && reserved.includes(name)) || hasString(tree.read(routes, 'utf8') ?? '', path))
    throw new Error(`The path ${account ? path : `/${path}`} is taken.`);

  const { className } = names(name);
  const template = { name, scope, className, th, en, tmpl: '' };
  generateFiles(tree, join(import.meta.dirname, 'library'), folder, template);
  generateFiles(tree, join(import.meta.dirname, scope), folder, template);
  edit(tree, routes, (text) =>
    addCall(text, call, `${call}(${argumentsOf(name)}, () => import('@yoodee/${scope}-feature-${name}/${name}.page'))`),
  );
  await formatFiles(tree);
  // npm links the new package and records it in the lock file.
  return () => {
    spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: tree.root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  };
};
