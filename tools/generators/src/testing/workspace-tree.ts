import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';

const root = join(import.meta.dirname, '../../../..');

/** Files that generators read or change. */
const shared = [
  'apps/public/app/routes.ts',
  'apps/account/src/page-list.ts',
  'apps/api/src/modules.ts',
  'apps/api/src/modules/geo/geo.module.ts',
  'apps/api/src/modules/leads/leads.module.ts',
  'libs/shared/ui-kit/src/index.ts',
  'libs/shared/ui-kit/src/theme/recipes.ts',
  'libs/shared/ui-kit/src/browser/gallery-light.tsx',
  'libs/shared/ui-kit/src/components/badge.tsx',
  'libs/public/feature-home/package.json',
  ...readdirSync(join(root, 'libs/shared/api-contract/src/lib'))
    .filter((file) => file.endsWith('.contract.ts'))
    .map((file) => `libs/shared/api-contract/src/lib/${file}`),
];

/**
 * The part of this workspace that generators touch, in memory. `changes` lists the files that they created
 * and the lines that they changed in others.
 */
export const workspaceTree = () => {
  const tree: Tree = createTree();
  const before = new Map<string, string>();
  // Devkit formats with the settings that the tree has.
  tree.write('.prettierrc', readFileSync(join(root, '.prettierrc.json')));
  for (const path of shared.filter((one) => existsSync(join(root, one)))) {
    before.set(path, readFileSync(join(root, path), 'utf8'));
    tree.write(path, before.get(path)!);
  }

  /** Lines that were added and removed, as a diff shows them. */
  const diffOf = (path: string) => {
    const old = before.get(path)!.split('\n');
    const lines = tree.read(path, 'utf8')!.split('\n');
    return [
      ...old.filter((line) => !lines.includes(line)).map((line) => `- ${line.trim()}`),
      ...lines.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
    ];
  };

  return {
    tree,
    changes: () => {
      const paths = tree.listChanges().map(({ path }) => path);
      return {
        created: paths.filter((path) => !before.has(path) && path !== '.prettierrc').sort(),
        changed: Object.fromEntries(
          [...before.keys()]
            .filter((path) => tree.read(path, 'utf8') !== before.get(path))
            .map((path) => [path, diffOf(path)]),
        ),
      };
    },
  };
};
