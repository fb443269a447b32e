import type { Tree } from '@nx/devkit';

/** Replaces a file of the workspace by what `change` makes of its text. */
export const edit = (tree: Tree, path: string, change: (text: string) => string) => {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} does not exist.`);
  tree.write(path, change(text));
};

/** Throws where one of these files exists. */
export const ensureNew = (tree: Tree, ...paths: string[]) => {
  for (const path of paths) if (tree.exists(path)) throw new Error(`${path} exists already.`);
};
