import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { edit, ensureNew } from '../edit.ts';
import { addChild, addEntry, addStatement } from '../source-edits.ts';

const kit = 'libs/shared/ui-kit/src';

/** A component of ui-kit with its recipe, test, export and place in the gallery. Nx calls it; see schema.json. */
export default async (tree: Tree, { name }: { name: string }) => {
  const { className, propertyName } = names(name);
  ensureNew(tree, `${kit}/components/${name}.tsx`, `${kit}/theme/recipes/${name}.ts`);
  generateFiles(tree, join(import.meta.dirname, 'files'), kit, { name, className, propertyName, tmpl: '' });
  edit(tree, `${kit}/theme/recipes.ts`, (text) =>
    addEntry(
      addStatement(text, `import { ${propertyName}Recipe } from './recipes/${name}.ts';`),
      'recipes',
      `${propertyName}: ${propertyName}Recipe`,
    ),
  );
  edit(tree, `${kit}/index.ts`, (text) =>
    addStatement(text, `export { ${className}, type ${className}Props } from './components/${name}.tsx';`),
  );
  edit(tree, `${kit}/browser/gallery-light.tsx`, (text) =>
    addChild(text, 'Words', `<kit.${className}>ใหม่</kit.${className}>`),
  );
  await formatFiles(tree);
};
